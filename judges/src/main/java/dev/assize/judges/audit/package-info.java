/**
 * What the audits of whole verdicts share: {@link dev.assize.judges.audit.AuditSheet} holds a reply against what code knows
 * and keeps one finding for each correction, {@link dev.assize.judges.audit.ReplySchema} checks its form,
 * {@link dev.assize.judges.audit.ReplyAnswers} turns its opinions into answers for the judge. Each judge's audit is in the
 * judge's own package.
 */
@NullMarked
package dev.assize.judges.audit;

import org.jspecify.annotations.NullMarked;
