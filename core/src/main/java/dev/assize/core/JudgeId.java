package dev.assize.core;

import java.util.regex.Pattern;

/** A judge's name in commands, results and documents, such as {@code reference-coverage}. */
public record JudgeId(String value) {

    private static final Pattern FORM = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    public JudgeId {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException(
                    "A judge id is lower-case words joined by hyphens, got \"" + value + "\"");
        }
    }

    @Override
    public String toString() {
        return value;
    }
}
