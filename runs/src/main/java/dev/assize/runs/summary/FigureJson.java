package dev.assize.runs.summary;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.stats.Interval;
import dev.assize.stats.Rate;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;

/** Figures as programs read them, the same in every report. */
public final class FigureJson {

    private static final int DECIMALS = 6;

    private FigureJson() {}

    /** Six decimals, without zeros that say nothing. */
    public static BigDecimal number(double value) {
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_EVEN);
        return rounded.signum() == 0 ? BigDecimal.ZERO : rounded.stripTrailingZeros();
    }

    /** An object with {@code value} and, where there is an interval, {@code low} and {@code high}. */
    public static ObjectNode figure(Figure figure) {
        return figure(figure.value(), figure.interval());
    }

    public static ObjectNode figure(double value, Optional<Interval> interval) {
        ObjectNode written = Json.object().put("value", number(value));
        interval.ifPresent(ends -> addTo(written, ends));
        return written;
    }

    /** The same with the {@code method} behind the interval. */
    public static ObjectNode figureWithMethod(Figure figure) {
        ObjectNode written = figure(figure);
        figure.estimate()
                .ifPresent(estimate ->
                        written.put("method", estimate.method().name().toLowerCase(Locale.ROOT)));
        return written;
    }

    /** With an {@code interval} of its own and the {@code bounds} that undecided cases leave. */
    public static ObjectNode figureInFull(Figure figure) {
        ObjectNode written = Json.object().put("value", number(figure.value()));
        figure.estimate()
                .ifPresent(estimate -> written.putObject("interval")
                        .setAll(interval(estimate.interval())
                                .put("confidence", number(Uncertainty.CONFIDENCE.level()))
                                .put("method", estimate.method().name().toLowerCase(Locale.ROOT))));
        figure.bounds().ifPresent(bounds -> written.set("bounds", interval(bounds)));
        return written;
    }

    /** {@code hits} of {@code trials}, and where there are any, the share as a figure. */
    public static ObjectNode rate(Rate rate) {
        ObjectNode written = Json.object().put("hits", rate.hits()).put("trials", rate.trials());
        Figure.of(rate).ifPresent(share -> written.setAll(figure(share)));
        return written;
    }

    /** An object with {@code low} and {@code high}. */
    public static ObjectNode interval(Interval interval) {
        return addTo(Json.object(), interval);
    }

    /** Adds {@code low} and {@code high}. */
    public static ObjectNode addTo(ObjectNode target, Interval interval) {
        return target.put("low", number(interval.low())).put("high", number(interval.high()));
    }
}
