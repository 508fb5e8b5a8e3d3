package dev.assize.runs.report;

import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.Uncertainty;
import dev.assize.stats.Clusters;
import dev.assize.stats.Interval;
import dev.assize.stats.Mean;
import dev.assize.stats.Outcomes;
import dev.assize.stats.Rate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Numbers of cases with the clusters they belong to, eight bytes each. Not shared between threads. */
final class Sample {

    private final boolean clustered;
    private final List<String> keys = new ArrayList<>();
    private double[] values = new double[64];
    private int count;

    Sample(boolean clustered) {
        this.clustered = clustered;
    }

    /** @param key the cluster; not looked at where there are none */
    void add(double value, String key) {
        if (count == values.length) {
            values = Arrays.copyOf(values, count * 2);
        }
        values[count++] = value;
        if (clustered) {
            keys.add(key);
        }
    }

    double[] values() {
        return Arrays.copyOf(values, count);
    }

    /** The mean on a scale; empty without numbers. */
    Optional<Figure> mean(Interval scale, long undecided) {
        return of(values())
                .map(mean -> new Figure(
                        mean.value(),
                        Uncertainty.of(mean)
                                .map(estimate -> estimate.within(scale.low(), scale.high()))
                                .orElse(null),
                        undecided == 0 || scale.halfWidth() == 0 ? null : mean.bounds(undecided, scale)));
    }

    /** The share of ones among ones and zeros: by Wilson, or by cluster where cases belong together. */
    Optional<Figure> share(long undecided) {
        if (clustered) {
            return mean(new Interval(0, 1), undecided);
        }
        long ones = Math.round(Arrays.stream(values, 0, count).sum());
        return share(new Outcomes(ones, count - ones, undecided));
    }

    static Optional<Figure> share(Outcomes outcomes) {
        Rate rate = outcomes.decided();
        return rate.value().isEmpty()
                ? Optional.empty()
                : Optional.of(new Figure(
                        rate.value().getAsDouble(),
                        Uncertainty.of(rate).orElse(null),
                        outcomes.undecided() == 0 ? null : outcomes.bounds().orElse(null)));
    }

    private Optional<Mean> of(double[] numbers) {
        return clustered ? Mean.of(numbers, Clusters.of(keys)) : Mean.of(numbers);
    }
}
