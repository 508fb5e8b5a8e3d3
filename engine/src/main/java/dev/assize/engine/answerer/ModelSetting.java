package dev.assize.engine.answerer;

import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What can be set for a model. The text of a value is checked here once, wherever it comes from. */
public enum ModelSetting {
    BASE_URL("base-url", "an address that starts with http:// or https:// and holds no user or password"),
    KEY_ENV("key-env", "the NAME of an environment variable (capital letters, digits, _)"),
    TEMPERATURE("temperature", "a number from 0 to 2"),
    SEED("seed", "a whole number that fits into 32 bits"),
    SAMPLES("samples", "a whole number from 1 to 99"),
    MAX_OUTPUT_TOKENS("max-output-tokens", "a whole number of at least 1"),
    MAX_CONCURRENCY("max-concurrency", "a whole number from 1 to 10000"),
    RPM("rpm", "requests per minute, a whole number of at least 1"),
    TPM("tpm", "tokens per minute, a whole number of at least 1"),
    TIMEOUT("timeout", "a time, such as 90s or 2m"),
    TRIES("tries", "a whole number from 1 to 100"),
    RETRY_PAUSE("retry-pause", "a time, such as 500ms"),
    REASKS("reasks", "a whole number from 0 to 10"),
    STRUCTURED("structured", "native (the provider enforces the form) or prompt (the prompt asks for it)"),
    INPUT_PRICE("prices.input", "US dollars for a million tokens read"),
    OUTPUT_PRICE("prices.output", "US dollars for a million tokens written"),
    PRICE_DATE("prices.as-of", "the day for which the prices hold, such as 2026-11-01");

    private static final BigDecimal WARMEST = BigDecimal.valueOf(2);
    private static final BigDecimal DEAREST = BigDecimal.valueOf(1_000_000);
    private static final Pattern VARIABLE = Pattern.compile("[A-Z_][A-Z0-9_]{0,99}");

    private final String key;
    private final String expected;

    ModelSetting(String key, String expected) {
        this.key = key;
        this.expected = expected;
    }

    /** As written in {@code assize.yaml} and, after two hyphens, on the command line. */
    public String key() {
        return key;
    }

    /** What values it takes, in words. */
    public String expected() {
        return expected;
    }

    static Optional<ModelSetting> find(String key) {
        return Arrays.stream(values())
                .filter(setting -> setting.key.equals(key))
                .findFirst();
    }

    static List<String> keys() {
        return Arrays.stream(values()).map(ModelSetting::key).toList();
    }

    /** The one way to write this value; throws {@link IllegalArgumentException} that says what was expected. */
    String canonical(String text) {
        try {
            return read(text.strip());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(found(text) + ", expected " + expected, e);
        }
    }

    private String read(String text) {
        return switch (this) {
            case BASE_URL -> url(text);
            case KEY_ENV -> variable(text);
            case TEMPERATURE -> decimal(text, WARMEST);
            case SEED -> whole(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
            case SAMPLES -> whole(text, 1, 99);
            case MAX_CONCURRENCY -> whole(text, 1, 10_000);
            case MAX_OUTPUT_TOKENS, RPM -> whole(text, 1, Integer.MAX_VALUE);
            case TPM -> whole(text, 1, Long.MAX_VALUE);
            case TIMEOUT, RETRY_PAUSE -> TimeText.write(TimeText.parse(text));
            case TRIES -> whole(text, 1, 100);
            case REASKS -> whole(text, 0, 10);
            case STRUCTURED -> way(text);
            case INPUT_PRICE, OUTPUT_PRICE -> decimal(text, DEAREST);
            case PRICE_DATE -> oneLine(text);
        };
    }

    /** Somebody may have put a key where its variable is to be named, so that value is repeated nowhere. */
    private String found(String text) {
        return this == KEY_ENV || this == BASE_URL ? "found something else" : "found \"" + text.strip() + "\"";
    }

    private static String url(String text) {
        try {
            URI uri = new URI(text);
            String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
            if (!List.of("http", "https").contains(scheme) || uri.getHost() == null || uri.getUserInfo() != null) {
                throw new IllegalArgumentException("no plain address");
            }
            return text;
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("no address", e);
        }
    }

    private static String variable(String text) {
        if (!VARIABLE.matcher(text).matches()) {
            throw new IllegalArgumentException("no name of a variable");
        }
        return text;
    }

    private static String way(String text) {
        if (!List.of("native", "prompt").contains(text)) {
            throw new IllegalArgumentException("neither");
        }
        return text;
    }

    private static String oneLine(String text) {
        if (text.isBlank() || text.length() > 100 || text.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("no date");
        }
        return text;
    }

    private static String decimal(String text, BigDecimal most) {
        BigDecimal value = new BigDecimal(text);
        if (value.signum() < 0 || value.compareTo(most) > 0 || value.scale() > 12) {
            throw new IllegalArgumentException("out of range");
        }
        BigDecimal shortest = value.stripTrailingZeros();
        return (shortest.scale() < 0 ? shortest.setScale(0) : shortest).toPlainString();
    }

    private static String whole(String text, long least, long most) {
        long value = Long.parseLong(text);
        if (value < least || value > most) {
            throw new IllegalArgumentException("out of range");
        }
        return Long.toString(value);
    }
}
