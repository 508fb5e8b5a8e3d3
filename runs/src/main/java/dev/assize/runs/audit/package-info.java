/**
 * How often and where a model that judges with a whole prompt broke its own rules: {@link dev.assize.runs.audit.AuditRun}
 * audits the replies to the cases of a dataset beside Assize's own verdicts, {@link dev.assize.runs.audit.AuditReport} adds
 * them up, {@link dev.assize.runs.audit.GivenReplies} reads replies that somebody has kept.
 */
@NullMarked
package dev.assize.runs.audit;

import org.jspecify.annotations.NullMarked;
