/** Learnt trees, which weigh evidence for whoever reads texts. */
@NullMarked
package dev.assize.text.trees;

import org.jspecify.annotations.NullMarked;
