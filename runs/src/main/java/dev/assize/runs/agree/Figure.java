package dev.assize.runs.agree;

import dev.assize.stats.Interval;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A figure with its 95 % interval.
 *
 * @param range null where the sample does not show how far it may be off
 */
public record Figure(double value, @Nullable Interval range) {

    public Optional<Interval> interval() {
        return Optional.ofNullable(range);
    }
}
