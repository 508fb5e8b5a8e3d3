/** Learns the trees by which judges weigh evidence: start with {@link dev.assize.bench.trees.TreeLearner}. */
@NullMarked
package dev.assize.bench.trees;

import org.jspecify.annotations.NullMarked;
