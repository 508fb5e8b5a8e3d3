package dev.assize.runs.probe;

import dev.assize.core.probe.Effect;
import dev.assize.core.probe.ProbeKind;

/**
 * Two cases that differ in one change.
 *
 * @param ordinal which of the probed cases, from 0
 * @param id the name of the changed case
 * @param before the name of the case it is compared with
 */
public record ProbePair(int ordinal, String id, String before, ProbeKind kind, Effect effect) {}
