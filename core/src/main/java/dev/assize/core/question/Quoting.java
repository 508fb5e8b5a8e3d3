package dev.assize.core.question;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whether an answer must show where it read what it says.
 *
 * @param passage the passage quoted from; null when no quote is wanted
 * @param required whether a positive answer without a quote is refused
 * @param options of a choice: the answers that need a quote; empty when all of them do
 * @param eachEntry of a listing: whether every entry is itself a quote
 */
public record Quoting(@Nullable String passage, boolean required, List<String> options, boolean eachEntry) {

    public static final Quoting NONE = new Quoting(null, false);

    public Quoting {
        options = List.copyOf(options);
    }

    public Quoting(@Nullable String passage, boolean required) {
        this(passage, required, List.of(), false);
    }

    /** A quote from {@code passage} is welcome. */
    public static Quoting welcome(String passage) {
        return new Quoting(passage, false);
    }

    /** A yes, or a tick, without a quote from {@code passage} counts as no answer. */
    public static Quoting required(String passage) {
        return new Quoting(passage, true);
    }

    /** One of these choices without a quote from {@code passage} counts as no answer. */
    public static Quoting requiredFor(String passage, List<String> options) {
        return new Quoting(passage, true, options, false);
    }

    /** A listing with an entry that does not stand in {@code passage} counts as no answer. */
    public static Quoting everyEntry(String passage) {
        return new Quoting(passage, false, List.of(), true);
    }

    public Optional<String> source() {
        return Optional.ofNullable(passage);
    }

    /** Whether this answer counts only with a quote. */
    boolean isRequiredFor(Value value) {
        return required && isPositive(value);
    }

    private boolean isPositive(Value value) {
        if (value instanceof Value.YesNo yesNo) {
            return yesNo.yes();
        }
        if (value instanceof Value.Choice choice) {
            return options.isEmpty() || options.contains(choice.option());
        }
        return !(value instanceof Value.Checklist list) || list.ticks().containsValue(true);
    }
}
