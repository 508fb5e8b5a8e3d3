package dev.assize.models.internal.http;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How long a server asks to wait: {@code retry-after-ms}, then {@code Retry-After} in seconds or as a date (RFC 9110,
 * 10.2.3), then the {@code retryDelay} that Gemini puts into the body.
 */
final class RetryAfter {

    private static final Pattern IN_BODY = Pattern.compile("\"retryDelay\"\\s*:\\s*\"([0-9.]{1,12})s\"");
    /** Nobody means more than this: it is a mistake, and says nothing. */
    private static final Duration MOST = Duration.ofDays(7);

    private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(MOST.toSeconds());

    private RetryAfter() {}

    /** @param header the value of a header by its name, null when it is missing */
    static Optional<Duration> read(UnaryOperator<@Nullable String> header, String body, InstantSource clock) {
        Optional<Duration> millis = number(header.apply("retry-after-ms"), "0.001");
        if (millis.isPresent()) {
            return millis;
        }
        String said = header.apply("retry-after");
        Optional<Duration> told = number(said, "1").or(() -> date(said, clock));
        return told.or(() -> inBody(body));
    }

    private static Optional<Duration> inBody(String body) {
        Matcher delay = IN_BODY.matcher(body);
        return delay.find() ? number(delay.group(1), "1") : Optional.empty();
    }

    private static Optional<Duration> number(@Nullable String text, String unit) {
        if (text == null || text.isBlank() || text.length() > 20) {
            return Optional.empty();
        }
        try {
            BigDecimal seconds = new BigDecimal(text.strip()).multiply(new BigDecimal(unit));
            return seconds.signum() < 0 || seconds.compareTo(MOST_SECONDS) > 0
                    ? Optional.empty()
                    : Optional.of(Duration.ofMillis(seconds.movePointRight(3).longValue()));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static Optional<Duration> date(@Nullable String text, InstantSource clock) {
        if (text == null) {
            return Optional.empty();
        }
        try {
            Instant then = ZonedDateTime.parse(text.strip(), DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
            Duration wait = Duration.between(clock.instant(), then);
            return wait.compareTo(MOST) > 0 ? Optional.empty() : Optional.of(wait.isNegative() ? Duration.ZERO : wait);
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
