/**
 * A language model as an answerer. {@link dev.assize.models.answer.ModelAnswerer} sends a round as few calls, each a
 * {@code BatchPrompt}; {@code ModelReplyReader} reads what comes back; what is wrong with it is asked again.
 */
@NullMarked
package dev.assize.models.answer;

import org.jspecify.annotations.NullMarked;
