package dev.assize.core.probe;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A change of a text that can be asked for by its name. */
public enum TextChange {
    NUMBER(WrongText::number, null),
    DATE(WrongText::date, null),
    UNIT(WrongText::unit, null),
    NAME(WrongText::name, null),
    NEGATION(WrongText::negation, null),
    DENIAL(WrongText::denial, null),
    ROLES(WrongText::roles, null),
    DROP_SENTENCE(WrongText::withoutSentence, null),
    WHITE_SPACE(null, SameText::spaced),
    UNICODE_FORM(null, SameText::encoded),
    UPPER_CASE(null, SameText::inCapitals),
    NOTATION(null, SameText::renotated),
    SENTENCE_ORDER(null, SameText::reordered),
    ADDED_SENTENCE(null, SameText::withPleasantry),
    MARKDOWN(null, SameText::inMarkdown),
    LONGER(null, text -> Optional.of(text.lengthened())),
    FLATTERY(null, text -> Optional.of(text.flattered())),
    INJECTION(null, text -> Optional.of(text.instructing()));

    @SuppressWarnings("ImmutableEnumChecker") // A reference to a method holds nothing.
    private final @Nullable Function<WrongText, List<String>> wrong;

    @SuppressWarnings("ImmutableEnumChecker")
    private final @Nullable Function<SameText, Optional<String>> same;

    TextChange(@Nullable Function<WrongText, List<String>> wrong, @Nullable Function<SameText, Optional<String>> same) {
        this.wrong = wrong;
        this.same = same;
    }

    /** As files write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<TextChange> find(String word) {
        for (TextChange change : values()) {
            if (change.word().equals(word)) {
                return Optional.of(change);
            }
        }
        return Optional.empty();
    }

    /** Every text that can be made so, in a drawn order. */
    public List<String> of(String text, ProbeDraw draw) {
        if (wrong != null) {
            return wrong.apply(new WrongText(text, draw));
        }
        return same == null
                ? List.of()
                : same.apply(new SameText(text, draw)).map(List::of).orElse(List.of());
    }
}
