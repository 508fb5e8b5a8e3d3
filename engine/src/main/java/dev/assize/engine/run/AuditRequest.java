package dev.assize.engine.run;

import dev.assize.core.catalog.JudgeSettings;

/**
 * What is to be audited.
 *
 * @param judge by its name
 * @param cases those that were replied to
 * @param jobs threads for what is computed
 */
public record AuditRequest(String judge, JudgeSettings settings, CaseSource cases, int jobs) {}
