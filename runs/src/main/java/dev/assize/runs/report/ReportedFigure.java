package dev.assize.runs.report;

import dev.assize.runs.summary.Uncertainty;
import dev.assize.stats.Interval;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A figure with its uncertainty.
 *
 * @param value over the judged cases
 * @param uncertain how far sampling may have moved it; null where too little varies to tell
 * @param undecided what it would be if all undecided cases came out worst, and if all came out best; null where none is
 *     undecided or the scale is not known
 */
public record ReportedFigure(
        double value,
        @Nullable Uncertainty uncertain,
        @Nullable Interval undecided) {

    public Optional<Uncertainty> estimate() {
        return Optional.ofNullable(uncertain);
    }

    public Optional<Interval> bounds() {
        return Optional.ofNullable(undecided);
    }
}
