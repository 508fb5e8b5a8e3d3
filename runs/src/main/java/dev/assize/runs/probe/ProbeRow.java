package dev.assize.runs.probe;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.probe.QuestionVariant.Asking;
import org.jspecify.annotations.Nullable;

/**
 * A case that is judged for a report card.
 *
 * @param record with its id, and under {@code probe} what it is
 * @param pair what was changed and must follow; null for a case that others are compared with
 * @param asking how the judge's questions about it are put
 */
public record ProbeRow(
        String id, ObjectNode record, @Nullable ProbePair pair, Asking asking) {}
