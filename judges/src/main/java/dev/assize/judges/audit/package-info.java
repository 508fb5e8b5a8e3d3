/**
 * What the audits of whole verdicts share: {@link dev.assize.judges.audit.VerdictSchema} checks the form of a reply, and {@link dev.assize.judges.audit.ReplyAnswers} turns its opinions into answers for the judge. Each judge's audit is in the
 * judge's own package.
 */
@NullMarked
package dev.assize.judges.audit;

import org.jspecify.annotations.NullMarked;
