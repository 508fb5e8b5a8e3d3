package dev.assize.judges.coverage.internal;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.PerLanguage;
import dev.assize.text.Token;
import java.util.List;

/** Which words of a language are nouns or adjectives, as far as can be told without a grammar. Threads share it: nothing in it changes. */
final class Nouns {

    private static final PerLanguage<Nouns> BY_LANGUAGE = new PerLanguage<>(Nouns::new);

    /** "Tekening", but not "ging" or "hing": Dutch makes nouns of verbs so. */
    private static final int SHORTEST_ING = 5;

    private final Language language;
    private final Lexicon lexicon;
    private final DiscourseMarkers markers;

    private Nouns(Language language) {
        this.language = language;
        this.lexicon = Lexicon.of(language);
        this.markers = DiscourseMarkers.of(language);
    }

    static Nouns of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    /** As far as its form and its place tell: no verb, no adverb, and a name only beside a name. */
    boolean isAt(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        if (token.isExact() || !Characters.isLetter(token.key().charAt(0))) {
            return false;
        }
        if (language == Language.GERMAN) {
            return token.capitalised();
        }
        // "The permit", "le frein", "de lever": after an article even what is mostly a verb is a noun.
        if (at > 0 && lexicon.isDeterminer(tokens.get(at - 1).folded())) {
            return true;
        }
        if (language == Language.DUTCH
                && token.folded().endsWith("ing")
                && token.folded().length() > SHORTEST_ING) {
            return true;
        }
        return language == Language.ENGLISH
                ? !markers.isVerb(token) && !token.folded().endsWith("ly")
                : (token.capitalised() || isLed(tokens, at)) && !markers.isVerb(token);
    }

    /** Whether an article, a preposition or an adjective after one of them leads to the word. */
    private boolean isLed(List<Token> tokens, int at) {
        // "Breekt zetmeel af": what follows a verb at once is its object.
        if (at > 0
                && language == Language.DUTCH
                && markers.isVerb(tokens.get(at - 1))
                && !markers.isAuxiliary(tokens.get(at - 1))) {
            return true;
        }
        for (int i = at - 1; i >= Math.max(0, at - 2); i--) {
            Token before = tokens.get(i);
            // French "a" is "has" before a participle as often as it is "à".
            if (lexicon.isDeterminer(before.folded())
                    || (markers.isPreposition(before) && !before.folded().equals("a"))) {
                return true;
            }
            if (before.isExact()) {
                return true;
            }
            if (!before.isContent() || before.capitalised()) {
                return false;
            }
        }
        return false;
    }
}
