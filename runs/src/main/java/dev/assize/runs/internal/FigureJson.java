package dev.assize.runs.internal;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.stats.Interval;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Figures as programs read them, the same in every report. */
public final class FigureJson {

    private static final int DECIMALS = 6;

    private FigureJson() {}

    /** Six decimals, without zeros that say nothing. */
    public static BigDecimal number(double value) {
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_EVEN);
        return rounded.signum() == 0 ? BigDecimal.ZERO : rounded.stripTrailingZeros();
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
