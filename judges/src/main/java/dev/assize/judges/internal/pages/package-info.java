/** The pages of the built-in judges, for whoever reads them where the judge is. */
@NullMarked
package dev.assize.judges.internal.pages;

import org.jspecify.annotations.NullMarked;
