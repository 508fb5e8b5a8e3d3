/**
 * The classic way to use a model as a judge, audited: one complete prompt for each case, answered with a whole verdict.
 * {@link dev.assize.core.whole.WholePromptJudge} asks it as one question and lets a
 * {@link dev.assize.core.whole.VerdictAudit} correct what comes back; {@link dev.assize.core.whole.PromptTemplate}
 * reads the prompt as its author wrote it.
 */
@NullMarked
package dev.assize.core.whole;

import org.jspecify.annotations.NullMarked;
