/**
 * What the audits of whole verdicts share: {@link dev.assize.judges.internal.audit.VerdictSchema} checks the form of a reply, and {@link dev.assize.judges.internal.audit.ReplyAnswers} turns its opinions into answers for the judge. Each judge's audit is in the
 * judge's own package.
 */
@NullMarked
package dev.assize.judges.internal.audit;

import org.jspecify.annotations.NullMarked;
