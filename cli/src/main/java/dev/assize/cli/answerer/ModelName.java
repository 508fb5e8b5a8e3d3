package dev.assize.cli.answerer;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A model and who serves it.
 *
 * @param provider such as {@code openai}
 * @param model the provider's own name for it, which may hold slashes and colons: {@code llama3.1:8b}
 */
public record ModelName(String provider, String model) {

    private static final Pattern FORM = Pattern.compile("([a-z][a-z0-9-]*)/([^\\s,\\[\\]\\p{Cntrl}]+)");

    /** Throws {@link IllegalArgumentException} for anything but {@code PROVIDER/NAME}. */
    static ModelName parse(String text) {
        Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "found \"" + text + "\", expected PROVIDER/NAME, such as openai/gpt-5-mini");
        }
        return new ModelName(parts.group(1), parts.group(2));
    }

    @Override
    public String toString() {
        return provider + "/" + model;
    }
}
