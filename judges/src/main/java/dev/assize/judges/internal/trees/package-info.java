/** Learnt trees, as several judges weigh evidence by them. */
@NullMarked
package dev.assize.judges.internal.trees;

import org.jspecify.annotations.NullMarked;
