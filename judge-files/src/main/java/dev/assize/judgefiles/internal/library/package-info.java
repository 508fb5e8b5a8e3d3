/**
 * The functions that expressions of judge files may call: checks of texts, similarity of texts, numbers and lists. {@link
 * dev.assize.judgefiles.internal.library.StandardFunctions} lists them. Each metric is computed as the reference implementation that
 * its class names does, and tested against figures from there.
 */
@NullMarked
package dev.assize.judgefiles.internal.library;

import org.jspecify.annotations.NullMarked;
