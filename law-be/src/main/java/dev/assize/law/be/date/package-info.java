/**
 * Dates as lawyers write them, in French, Dutch, German, English and figures.
 * Start with {@link dev.assize.law.be.date.WrittenDate}.
 */
@NullMarked
package dev.assize.law.be.date;

import org.jspecify.annotations.NullMarked;
