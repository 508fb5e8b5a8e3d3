/** Words of the law's languages that several packages here share: months and ordinal numbers. */
@NullMarked
package dev.assize.law.be.internal;

import org.jspecify.annotations.NullMarked;
