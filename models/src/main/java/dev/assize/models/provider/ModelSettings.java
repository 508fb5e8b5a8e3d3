package dev.assize.models.provider;

import java.math.BigDecimal;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How a model is to be called. What is null is left to the provider.
 *
 * @param baseUrl where the provider is served, instead of its usual place
 * @param temperature 0 or more
 * @param maxOutputTokens of one reply
 * @param timeout of one call, as a whole
 * @param structure null for the better one that the provider knows
 */
public record ModelSettings(
        @Nullable String baseUrl,
        @Nullable BigDecimal temperature,
        @Nullable Integer seed,
        @Nullable Integer maxOutputTokens,
        Duration timeout,
        @Nullable SchemaMode structure) {

    /** Nothing but a limit of two minutes. */
    public static final ModelSettings DEFAULT = new ModelSettings(null, null, null, null, Duration.ofMinutes(2), null);

    public ModelSettings {
        if (temperature != null && temperature.signum() < 0) {
            throw new IllegalArgumentException("A temperature is 0 or more, got " + temperature);
        }
        if (maxOutputTokens != null && maxOutputTokens < 1) {
            throw new IllegalArgumentException("The most output tokens are 1 or more, got " + maxOutputTokens);
        }
        if (timeout.isNegative() || timeout.isZero()) {
            throw new IllegalArgumentException("A timeout is longer than nothing, got " + timeout);
        }
    }

    public ModelSettings baseUrl(String other) {
        return new ModelSettings(other, temperature, seed, maxOutputTokens, timeout, structure);
    }

    public ModelSettings temperature(BigDecimal other) {
        return new ModelSettings(baseUrl, other, seed, maxOutputTokens, timeout, structure);
    }

    public ModelSettings seed(int other) {
        return new ModelSettings(baseUrl, temperature, other, maxOutputTokens, timeout, structure);
    }

    public ModelSettings maxOutputTokens(int other) {
        return new ModelSettings(baseUrl, temperature, seed, other, timeout, structure);
    }

    public ModelSettings timeout(Duration other) {
        return new ModelSettings(baseUrl, temperature, seed, maxOutputTokens, other, structure);
    }

    public ModelSettings structure(SchemaMode other) {
        return new ModelSettings(baseUrl, temperature, seed, maxOutputTokens, timeout, other);
    }
}
