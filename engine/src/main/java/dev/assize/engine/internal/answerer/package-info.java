/**
 * Answerers that are ready to answer: {@link dev.assize.engine.internal.answerer.OpenAnswerer} opens what an
 * {@link dev.assize.engine.answerer.AnswererPlan} says.
 */
@NullMarked
package dev.assize.engine.internal.answerer;

import org.jspecify.annotations.NullMarked;
