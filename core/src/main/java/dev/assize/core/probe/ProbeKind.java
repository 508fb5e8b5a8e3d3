package dev.assize.core.probe;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A kind of change, as a report card lists it.
 *
 * @param name lower-case words joined by underscores, so that a condition can name it: {@code drop_fact}
 * @param matters whether the verdict must notice it; otherwise it must not be disturbed
 * @param title what is changed, in a few words
 * @param bias what a verdict that is disturbed suffers from; null where that has no name of its own
 */
public record ProbeKind(
        String name,
        boolean matters,
        String title,
        @Nullable Bias bias) {

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*");

    /** A known weakness of judges. */
    public enum Bias {
        /** It changes its mind about the same case. */
        CONSISTENCY,
        /** What stands first is preferred, or what stands last. */
        POSITION,
        /** The same said at greater length is preferred. */
        LENGTH,
        /** It does as the text under judgement says. */
        INJECTION,
        /** It minds who wrote the text. */
        AUTHOR
    }

    public ProbeKind {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "A kind of probe is named by lower-case words joined by underscores, got \"" + name + "\"");
        }
        if (title.isBlank()) {
            throw new IllegalArgumentException("The kind of probe \"" + name + "\" needs a title");
        }
    }

    /** A change that a verdict must notice. */
    public static ProbeKind mattering(String name, String title) {
        return new ProbeKind(name, true, title, null);
    }

    /** A change that must not disturb a verdict. */
    public static ProbeKind harmless(String name, String title) {
        return new ProbeKind(name, false, title, null);
    }

    /** A change that must not disturb a verdict, and shows a known weakness where it does. */
    public static ProbeKind harmless(String name, String title, Bias bias) {
        return new ProbeKind(name, false, title, bias);
    }
}
