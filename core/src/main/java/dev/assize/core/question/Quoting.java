package dev.assize.core.question;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whether an answer must show where it read what it says.
 *
 * @param passage the passage quoted from; null when no quote is wanted
 * @param required whether a positive answer without a quote is refused
 */
public record Quoting(@Nullable String passage, boolean required) {

    public static final Quoting NONE = new Quoting(null, false);

    /** A quote from {@code passage} is welcome. */
    public static Quoting welcome(String passage) {
        return new Quoting(passage, false);
    }

    /** A yes, or a tick, without a quote from {@code passage} counts as no answer. */
    public static Quoting required(String passage) {
        return new Quoting(passage, true);
    }

    public Optional<String> source() {
        return Optional.ofNullable(passage);
    }
}
