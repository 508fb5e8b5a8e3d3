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

/** Words and phrases that govern a verb whose deed is not done: "forgot to", "instead of", "asks … to". Threads share it: it never changes. */
final class UndoneWords {

    private static final PerLanguage<UndoneWords> BY_LANGUAGE = new PerLanguage<>(UndoneWords::new);

    private final VerbRoots roots;
    private final Set<String> governing;
    private final Set<String> governingDoing;
    private final Set<String> governingFrom;
    private final MarkerPhrases phrases;
    private final MarkerPhrases excluding;
    private final Set<String> excess;
    private final boolean byRoot;

    /** In Dutch and German "te" and "zu" are too common to be looked at alone. */
    private final boolean excessByPurpose;

    private UndoneWords(Language language) {
        WordList words = WordList.beside(UndoneWords.class, language.code() + ".undone");
        Stemmer stemmer = new Stemmer(language);
        this.roots = VerbRoots.of(language);
        this.byRoot = language != Language.ENGLISH;
        this.excessByPurpose = PolarityWords.negatesAfterTheVerb(language);
        this.governing = keys(words.words("undone"), stemmer);
        this.governingDoing = keys(words.words("undone-doing"), stemmer);
        this.governingFrom = keys(words.words("undone-from"), stemmer);
        this.phrases = new MarkerPhrases(words.lines("undone-phrase"));
        this.excluding = new MarkerPhrases(words.lines("excluding"));
        this.excess = WordSet.of(words.words("too"));
    }

    private Set<String> keys(List<String> listed, Stemmer stemmer) {
        List<String> keys = new ArrayList<>();
        for (String word : listed) {
            String key = roots.key(word, stemmer);
            keys.add(key);
            if (byRoot && !VerbRoots.isParted(key)) {
                keys.add(roots.root(word));
            }
        }
        return WordSet.of(keys);
    }

    static UndoneWords of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    /** Whether the word, as it is written, may govern such a verb. */
    boolean mayGovern(String folded) {
        return phrases.mayBegin(folded)
                || excluding.mayBegin(folded)
                || excess.contains(folded)
                || (byRoot && (governing.contains(roots.root(folded)) || roots.isParticle(folded)));
    }

    /** Whether the word with the key may govern such a verb. */
    boolean mayGovernByKey(String key) {
        return governing.contains(key) || governingDoing.contains(key) || governingFrom.contains(key);
    }

    /** Whether one of them is in a text. */
    boolean tell(List<Token> tokens) {
        for (int i = 0; i < tokens.size(); i++) {
            if (tells(tokens, i)) {
                return true;
            }
        }
        return false;
    }

    private boolean tells(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        return governs(tokens, at)
                || governsDoing(token)
                || governsFrom(token)
                || phrase(tokens, at) > 0
                || excluding(tokens, at) > 0;
    }

    /** Whether one of them is in a part of a text, or what is too much for a deed. */
    boolean mayBeIn(List<Token> tokens, int start, int end) {
        for (int i = start; i < end; i++) {
            if (tells(tokens, i) || (excessByPurpose ? isExcessFor(tokens, i) : isExcess(tokens.get(i)))) {
                return true;
            }
        }
        return false;
    }

    /** "Te laat om", "zu spät, um". */
    boolean isExcessFor(List<Token> tokens, int at) {
        String purpose = at + 2 < tokens.size() ? tokens.get(at + 2).folded() : "";
        return isExcess(tokens.get(at)) && (purpose.equals("om") || purpose.equals("um"));
    }

    /** "Forgot", "asked", "hindert", "bood aan": what its infinitive tells is not done. */
    boolean governs(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        return governing.contains(token.key())
                || (byRoot && governing.contains(roots.root(token.folded())))
                || (byRoot && at + 1 < tokens.size() && governsWithParticle(token, tokens.get(at + 1)));
    }

    private boolean governsWithParticle(Token token, Token next) {
        return roots.isParticle(next.folded())
                && roots.mayBeFinite(token.folded())
                && governing.contains(roots.join(next.folded(), token.folded()));
    }

    /** "Avoided", "suggested": the same of the gerund after it. */
    boolean governsDoing(Token token) {
        return governingDoing.contains(token.key());
    }

    /** "Prevented … from": the same of the gerund after "from". */
    boolean governsFrom(Token token) {
        return governingFrom.contains(token.key());
    }

    /** How many tokens a phrase takes that puts the verb after it aside: "instead of"; 0 when there is none. */
    int phrase(List<Token> tokens, int at) {
        return phrases.lengthAt(tokens, at);
    }

    /** How many tokens a phrase takes that excludes the noun after it: "except", "instead of"; 0 when there is none. */
    int excluding(List<Token> tokens, int at) {
        return excluding.lengthAt(tokens, at);
    }

    /** "Too", before what hinders: "too late to". */
    boolean isExcess(Token token) {
        return excess.contains(token.folded());
    }
}
