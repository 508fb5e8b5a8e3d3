package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.PerLanguage;
import dev.assize.text.Stemmer;
import dev.assize.text.Token;
import dev.assize.text.WordList;
import dev.assize.text.WordSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Words that govern a deed which is planned, wished or promised, and those that stand around it. Threads share it: it never changes. */
final class PlanWords {

    private static final PerLanguage<PlanWords> BY_LANGUAGE = new PerLanguage<>(PlanWords::new);

    private final Set<String> intending;
    private final Set<String> pondering;
    private final Set<String> infinitive;
    private final Set<String> future;
    private final Set<String> past;
    private final Set<String> between;
    private final Set<String> plans;
    private final Set<String> leading;

    private PlanWords(Language language) {
        WordList words = WordList.beside(PlanWords.class, language.code() + ".plans");
        Stemmer stemmer = new Stemmer(language);
        VerbRoots roots = VerbRoots.of(language);
        boolean stems = language == Language.ENGLISH || language == Language.FRENCH;
        List<String> intend = new ArrayList<>(words.words("ready"));
        for (String word : words.words("intending")) {
            intend.add(word);
            // German "Wille" and Dutch "planning" would share a stem with what intends.
            if (stems || VerbRoots.isParted(roots.key(word, stemmer))) {
                intend.add(roots.key(word, stemmer));
            }
        }
        intending = WordSet.of(intend);
        pondering = WordSet.of(words.words("pondering").stream()
                .map(word -> roots.key(word, stemmer))
                .toList());
        infinitive = WordSet.of(words.words("infinitive"));
        future = WordSet.of(words.words("future"));
        past = WordSet.of(words.words("past"));
        between = WordSet.of(words.words("between"));
        plans = WordSet.of(words.words("plan"));
        leading = WordSet.of(words.words("leading"));
    }

    static PlanWords of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    /** Whether one of the words may govern such an infinitive. */
    boolean intends(List<Token> tokens) {
        return tokens.stream().anyMatch(this::isIntending);
    }

    /** Whether it may govern an infinitive that is not done: "plans", "due", "intention". */
    boolean isIntending(Token token) {
        return isIntending(token.folded()) || isIntending(token.key());
    }

    /** The same of a word as it is written, or of its key. */
    boolean isIntending(String word) {
        return intending.contains(word);
    }

    /** "Considering cutting": whether a deed told by its gerund, or by a noun, is only thought about. */
    boolean isPondering(String key) {
        return pondering.contains(key);
    }

    /** Whether it marks an infinitive: "to", "de", "te", "zu". */
    boolean isInfinitiveMark(Token token) {
        return infinitive.contains(token.folded());
    }

    boolean isFuture(Token token) {
        return future.contains(token.folded());
    }

    /** Whether it may stand between what governs a verb and the verb: "be", "not", "se". */
    boolean mayStandBetween(Token token) {
        return between.contains(token.folded());
    }

    /** "Plans for", "het voornemen om", "projet de": a noun that leads to what is only planned. */
    boolean planAt(List<Token> tokens, int at, int end) {
        return at + 1 < end
                && plans.contains(tokens.get(at).folded())
                && leading.contains(tokens.get(at + 1).folded());
    }

    boolean tellOfThePast(List<Token> tokens) {
        for (Token token : tokens) {
            if (past.contains(token.folded())) {
                return true;
            }
        }
        return false;
    }

    /** Whether the word, as it is written, may tell that something is planned or to come; its key may too, where it {@link #isIntending}. */
    boolean tellsOfPlans(String folded) {
        return isIntending(folded) || future.contains(folded) || plans.contains(folded);
    }
}
