package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.PerLanguage;
import dev.assize.text.Token;
import dev.assize.text.WordList;
import java.util.HashMap;
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
    FRACTION(false),
    MANY(false),
    SEVERAL(false),
    SOME(false),
    FEW(false),
    NONE(false),
    ALWAYS(true),
    OFTEN(true),
    SOMETIMES(true),
    RARELY(true);

    private static final PerLanguage<Words> WORDS = new PerLanguage<>(Quantifier::read);

    private final boolean time;

    Quantifier(boolean time) {
        this.time = time;
    }

    /**
     * The quantifiers of a language by their words, of two lists with a word the first and the last.
     *
     * @param openings the words that two of them together may begin with
     */
    private record Words(Map<String, Quantifier> first, Map<String, Quantifier> last, Set<String> openings) {}

    private static Words read(Language language) {
        WordList list = WordList.beside(Quantifier.class, language.code() + ".quantifiers");
        Words words = new Words(new HashMap<>(), new HashMap<>(), new HashSet<>());
        for (Quantifier quantifier : values()) {
            for (String word : list.words(quantifier.name().toLowerCase(Locale.ROOT))) {
                words.first.putIfAbsent(word, quantifier);
                words.last.put(word, quantifier);
                int joint = word.indexOf('_');
                if (joint > 0) {
                    words.openings.add(word.substring(0, joint));
                }
            }
        }
        return words;
    }

    /** Whether the word quantifies by itself, or may do so with the next one. */
    static boolean mayBe(String folded, Language language) {
        Words words = WORDS.get(language);
        return words.first.containsKey(folded) || words.openings.contains(folded);
    }

    /** What the token at this place quantifies by; empty when it quantifies nothing. */
    static Optional<Quantifier> at(List<Token> tokens, int at, Language language) {
        Words words = WORDS.get(language);
        String word = tokens.get(at).folded();
        if (at + 1 == tokens.size()) {
            return Optional.ofNullable(words.first.get(word));
        }
        Quantifier pair = words.openings.contains(word)
                ? words.first.get(word + "_" + tokens.get(at + 1).folded())
                : null;
        return Optional.ofNullable(pair != null ? pair : words.last.get(word));
    }

    boolean ofTime() {
        return time;
    }

    /** Whether the two can be said of the same thing: several are some, and some call them many; a third is some, and the minority. */
    boolean agreesWith(Quantifier other) {
        return this == other || isAlso(other) || other.isAlso(this) || ofTime() != other.ofTime();
    }

    private boolean isAlso(Quantifier other) {
        return (this == SEVERAL && (other == SOME || other == MANY))
                || (this == FRACTION && (other == SOME || other == MANY || other == FEW));
    }
}
