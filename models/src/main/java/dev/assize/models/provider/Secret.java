package dev.assize.models.provider;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A key. It shows itself to nobody but the provider it is for. */
public final class Secret {

    /** For providers that want no key. */
    public static final Secret NONE = new Secret("");

    /** A shorter one is no secret but a stand-in, such as "x" for a server that wants some key. */
    private static final int SHORTEST = 8;

    private final String value;
    private final Pattern shown;

    private Secret(String value) {
        this.value = value;
        String whole = Pattern.quote(value);
        this.shown = Pattern.compile(value.length() < SHORTEST ? "(?<!\\w)" + whole + "(?!\\w)" : whole);
    }

    /** White space around a key, as a copied line brings it along, is no part of it. */
    public static Secret of(String value) {
        return new Secret(value.strip());
    }

    public boolean isMissing() {
        return value.isEmpty();
    }

    /**
     * What stands in the key that no key has and no header can carry, such as a typographic quotation mark that came
     * along when it was copied; empty when there is nothing of the kind. Says nothing else of the key.
     */
    Optional<String> mistake() {
        for (int at = 0; at < value.length(); at = value.offsetByCodePoints(at, 1)) {
            int point = value.codePointAt(at);
            if (point < ' ' || point > '~') {
                String name = Optional.ofNullable(Character.getName(point)).orElse("a character");
                return Optional.of(String.format(
                        Locale.ROOT,
                        "U+%04X (%s) as character %d of %d",
                        point,
                        name.toLowerCase(Locale.ROOT),
                        value.codePointCount(0, at) + 1,
                        value.codePointCount(0, value.length())));
            }
        }
        return Optional.empty();
    }

    String reveal() {
        return value;
    }

    /** The text with every occurrence of the key blotted out; a short one only where it stands as a word. */
    String hideIn(String text) {
        return isMissing() ? text : shown.matcher(text).replaceAll("(key)");
    }

    @Override
    public String toString() {
        return "(secret)";
    }
}
