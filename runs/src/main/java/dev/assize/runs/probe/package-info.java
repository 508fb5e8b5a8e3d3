/**
 * The report card of a judge: {@link dev.assize.runs.probe.ProbeCases} makes the changed cases, {@link
 * dev.assize.runs.probe.CardTally} sees what becomes of their verdicts, {@link dev.assize.runs.probe.ReportCard} holds the
 * figures.
 */
@NullMarked
package dev.assize.runs.probe;

import org.jspecify.annotations.NullMarked;
