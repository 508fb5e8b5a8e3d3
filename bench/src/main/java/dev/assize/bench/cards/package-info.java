/**
 * Made-up cases on which the report cards of the built-in judges are made: {@link dev.assize.bench.cards.CardCases} writes them.
 */
@NullMarked
package dev.assize.bench.cards;

import org.jspecify.annotations.NullMarked;
