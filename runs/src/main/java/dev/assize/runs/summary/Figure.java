package dev.assize.runs.summary;

import dev.assize.stats.Interval;
import dev.assize.stats.Rate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What was measured, with what is known of how far it may be off: one figure for every form in which it is written.
 *
 * @param value over the cases that have it
 * @param uncertain how far sampling may have moved it; null where too little varies to tell
 * @param undecided what it would be if all undecided cases came out worst, and if all came out best; null where none is
 *     undecided or the scale is not known
 */
public record Figure(
        double value,
        @Nullable Uncertainty uncertain,
        @Nullable Interval undecided) {

    public static Figure of(double value, Optional<Interval> interval, Uncertainty.Method method) {
        return new Figure(
                value, interval.map(ends -> new Uncertainty(ends, method)).orElse(null), null);
    }

    /** A share with Wilson's interval; empty without trials. */
    public static Optional<Figure> of(Rate rate) {
        return rate.value().isEmpty()
                ? Optional.empty()
                : Optional.of(new Figure(
                        rate.value().getAsDouble(), Uncertainty.of(rate).orElse(null), null));
    }

    public Optional<Uncertainty> estimate() {
        return Optional.ofNullable(uncertain);
    }

    public Optional<Interval> interval() {
        return estimate().map(Uncertainty::interval);
    }

    public Optional<Interval> bounds() {
        return Optional.ofNullable(undecided);
    }
}
