package dev.assize.judges.coverage.reading;

import dev.assize.text.Language;
import dev.assize.text.PerLanguage;
import dev.assize.text.Token;
import dev.assize.text.WordList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How much of something a word means: "all", "meiste", "quelques", and of time: "always", "zelden". */
enum Quantifier {
    ALL(false),
    MOST(false),
    HALF(false),
    MANY(false),
    SEVERAL(false),
    SOME(false),
    FEW(false),
    NONE(false),
    ALWAYS(true),
    OFTEN(true),
    SOMETIMES(true),
    RARELY(true);

    private static final PerLanguage<Map<Quantifier, Set<String>>> WORDS = new PerLanguage<>(Quantifier::read);

    private final boolean time;

    Quantifier(boolean time) {
        this.time = time;
    }

    private static Map<Quantifier, Set<String>> read(Language language) {
        WordList list = WordList.beside(Quantifier.class, language.code() + ".quantifiers");
        Map<Quantifier, Set<String>> words = new EnumMap<>(Quantifier.class);
        for (Quantifier quantifier : values()) {
            words.put(
                    quantifier,
                    Set.copyOf(new HashSet<>(list.words(quantifier.name().toLowerCase(Locale.ROOT)))));
        }
        return words;
    }

    /** What the token at this place quantifies by; empty when it quantifies nothing. */
    static Optional<Quantifier> at(List<Token> tokens, int at, Language language) {
        String word = tokens.get(at).folded();
        String pair = at + 1 < tokens.size() ? word + "_" + tokens.get(at + 1).folded() : word;
        Optional<Quantifier> single = Optional.empty();
        for (Map.Entry<Quantifier, Set<String>> words : WORDS.get(language).entrySet()) {
            if (words.getValue().contains(pair)) {
                return Optional.of(words.getKey());
            }
            single = words.getValue().contains(word) ? Optional.of(words.getKey()) : single;
        }
        return single;
    }

    boolean ofTime() {
        return time;
    }

    /** Whether the two can be said of the same thing: several are some, and some call them many. */
    boolean agreesWith(Quantifier other) {
        return this == other
                || (this == SEVERAL && (other == SOME || other == MANY))
                || (other == SEVERAL && (this == SOME || this == MANY))
                || ofTime() != other.ofTime();
    }
}
