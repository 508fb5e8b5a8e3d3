package dev.assize.engine.audit;

import dev.assize.core.catalog.JudgeSettings;
import dev.assize.engine.run.CaseSource;

/**
 * What is to be audited.
 *
 * @param judge by its name
 * @param cases those that were replied to
 * @param jobs threads for what is computed
 */
public record AuditRequest(String judge, JudgeSettings settings, CaseSource cases, int jobs) {}
