/**
 * Text as every other module reads it: {@link dev.assize.text.Span}s of the original, and
 * {@link dev.assize.text.FoldedText}, a comparable form that remembers where each character came from.
 * Read {@code FoldedText} first.
 */
@NullMarked
package dev.assize.text;

import org.jspecify.annotations.NullMarked;
