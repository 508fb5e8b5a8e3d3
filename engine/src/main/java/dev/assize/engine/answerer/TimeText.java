package dev.assize.engine.answerer;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A length of time as people write it: {@code 500ms}, {@code 90s}, {@code 2m}, {@code 3h}, {@code 30d}. */
public final class TimeText {

    private static final Pattern FORM = Pattern.compile("(\\d{1,9})(ms|s|m|h|d|w)");

    private TimeText() {}

    /** Throws {@link IllegalArgumentException} for anything else, and for nothing at all. */
    public static Duration parse(String text) {
        Matcher parts = FORM.matcher(text.strip());
        if (!parts.matches() || Long.parseLong(parts.group(1)) == 0) {
            throw new IllegalArgumentException(
                    "found \"" + text + "\", expected a number with ms, s, m, h, d or w, such as 90s or 30d");
        }
        long amount = Long.parseLong(parts.group(1));
        return switch (parts.group(2)) {
            case "ms" -> Duration.ofMillis(amount);
            case "s" -> Duration.ofSeconds(amount);
            case "m" -> Duration.ofMinutes(amount);
            case "h" -> Duration.ofHours(amount);
            case "d" -> Duration.ofDays(amount);
            default -> Duration.ofDays(7 * amount);
        };
    }

    /** In seconds where they are whole, otherwise in milliseconds. */
    static String write(Duration time) {
        return time.toMillisPart() == 0 ? time.toSeconds() + "s" : time.toMillis() + "ms";
    }
}
