package dev.assize.core;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A judge's name in commands, results and documents, such as {@code reference-coverage}. */
public record JudgeId(String value) {

    private static final Pattern FORM = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    public JudgeId {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException(
                    "A judge id is lower-case words joined by hyphens, got \"" + value + "\"");
        }
    }

    // Written out: what Java makes of a record is only put together when it is first called, which takes a while at the
    // start.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JudgeId that && value.equals(that.value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public String toString() {
        return value;
    }
}
