/**
 * What a judge asks and what comes back. A {@link dev.assize.core.question.Question} is small, closed and typed; an
 * {@link dev.assize.core.question.Answerer} replies; {@link dev.assize.core.question.AnswerCheck} turns replies into
 * {@link dev.assize.core.question.Answer}s that a judge may trust. Read {@code Question} first.
 */
@NullMarked
package dev.assize.core.question;

import org.jspecify.annotations.NullMarked;
