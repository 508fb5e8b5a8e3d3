package dev.assize.judges.brand;

import dev.assize.core.finding.Finding;

/**
 * Something that could be better, with what to do about it.
 *
 * @param suggestion one concrete step, for the verdict
 */
record Remark(Finding finding, String suggestion) {}
