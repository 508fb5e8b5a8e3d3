/** {@code assize agree}: how far two raters agree. */
@NullMarked
package dev.assize.cli.agree;

import org.jspecify.annotations.NullMarked;
