package dev.assize.runs.probe;

import dev.assize.core.probe.ProbeKind.Bias;
import dev.assize.stats.Rate;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * How much of a weakness the changes of its kind show.
 *
 * @param name as conditions and JSON call it
 * @param rate of so many changes, in how many it showed; of consistency, in how many it did not
 * @param shift by how many points it moved the score on average; null where it is told by the rate
 */
public record BiasFigure(
        Bias bias, String name, Rate rate, @Nullable Double shift) {

    /** The one number for it; empty where nothing tells of it. A bias by length is told by the score alone. */
    public OptionalDouble value() {
        if (shift != null) {
            return OptionalDouble.of(shift);
        }
        return bias == Bias.LENGTH ? OptionalDouble.empty() : rate.value();
    }

    public boolean isTold() {
        return shift != null || rate.trials() > 0;
    }
}
