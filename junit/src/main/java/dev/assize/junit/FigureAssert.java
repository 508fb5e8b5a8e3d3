package dev.assize.junit;

import dev.assize.stats.Interval;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleFunction;
import org.assertj.core.api.AbstractAssert;

/** A figure of a run with its 95 % interval. A handful of cases says little: what is asserted must hold for the end of the interval. */
public final class FigureAssert extends AbstractAssert<FigureAssert, FigureAssert.Figure> {

    /**
     * A figure and how far it may be off.
     *
     * @param counted what it was counted on, as a sentence
     * @param casesFor with how many cases at best the lower end reaches a figure
     * @param worst the cases to look at where the figure is too low, on a line of its own; empty where there are none
     */
    record Figure(
            String name,
            double value,
            Interval interval,
            long cases,
            String counted,
            DoubleFunction<Optional<Long>> casesFor,
            String worst) {}

    FigureAssert(Figure figure) {
        super(figure, FigureAssert.class);
    }

    /** The lower end of the interval is that or more: the figure is so good, and not by luck alone. */
    public FigureAssert isAtLeast(double least) {
        if (actual.interval().low() < least) {
            Optional<Long> needed = actual.casesFor().apply(least);
            boolean tooFew = actual.value() >= least && needed.isPresent() && needed.get() > actual.cases();
            throw failure(
                    "%s",
                    "Expected a " + actual.name() + " of at least " + shown(least)
                            + " by the lower end of its 95 % interval, got "
                            + told()
                            + (tooFew ? "; with fewer than " + needed.get() + " cases it cannot be shown at all" : "")
                            + actual.worst());
        }
        return this;
    }

    /** The upper end of the interval is that or less. */
    public FigureAssert isAtMost(double most) {
        if (actual.interval().high() > most) {
            throw failure(
                    "%s",
                    "Expected a " + actual.name() + " of at most " + shown(most)
                            + " by the upper end of its 95 % interval, got " + told());
        }
        return this;
    }

    /** The figure as it is on these cases, whatever chance may have done. */
    public FigureAssert hasValueAtLeast(double least) {
        if (actual.value() < least) {
            throw failure(
                    "%s",
                    "Expected a " + actual.name() + " of at least " + shown(least) + " on these cases, got " + told()
                            + actual.worst());
        }
        return this;
    }

    private String told() {
        return shown(actual.value()) + " (95 %: " + shown(actual.interval().low()) + " to "
                + shown(actual.interval().high()) + "): " + actual.counted();
    }

    private static String shown(double value) {
        return new BigDecimal(String.format(Locale.ROOT, "%.3f", value))
                .stripTrailingZeros()
                .toPlainString();
    }
}
