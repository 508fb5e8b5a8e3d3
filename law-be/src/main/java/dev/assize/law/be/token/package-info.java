/**
 * A decision as a row of words, numbers and marks, each knowing where it stands in the original.
 *
 * <p>{@link dev.assize.law.be.token.LegalText} takes off what scanners and converters leave behind (LaTeX, markdown,
 * hyphenated line ends); {@link dev.assize.law.be.token.Tokens} cuts the rest. Read {@code Tokens} first.
 */
@NullMarked
package dev.assize.law.be.token;

import org.jspecify.annotations.NullMarked;
