/**
 * Who answers: {@link dev.assize.engine.answerer.AnswererRequest} is what somebody asks for,
 * {@link dev.assize.engine.answerer.AnswererPlan} what it comes to, {@link dev.assize.engine.internal.answerer.OpenAnswerer} the
 * {@link dev.assize.core.question.Answerer} that is made from it.
 */
@NullMarked
package dev.assize.engine.answerer;

import org.jspecify.annotations.NullMarked;
