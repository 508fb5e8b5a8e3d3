package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.PerLanguage;
import dev.assize.text.Token;
import dev.assize.text.WordList;
import dev.assize.text.WordSet;
import java.util.List;
import java.util.Set;

/** The words of a language's grammar that leave open whether a clause is so. Threads share it: it never changes. */
final class OpenWords {

    private static final PerLanguage<OpenWords> BY_LANGUAGE = new PerLanguage<>(OpenWords::new);

    private final Language language;
    private final MarkerPhrases conditions;
    private final MarkerPhrases duties;
    private final MarkerPhrases musts;
    private final List<String> unreal;
    private final MarkerPhrases unrealPhrases;
    private final Set<String> inFront;
    private final Set<String> subjects;
    private final Set<String> asking;
    private final Set<String> answers;
    private final Set<String> almost;

    private OpenWords(Language language) {
        this.language = language;
        WordList words = WordList.beside(OpenWords.class, language.code() + ".open");
        conditions = new MarkerPhrases(words.lines("condition"));
        duties = new MarkerPhrases(words.lines("duty"));
        musts = new MarkerPhrases(words.lines("must"));
        unreal = words.words("unreal");
        unrealPhrases = new MarkerPhrases(words.lines("unreal"));
        inFront = WordSet.of(words.words("in-front"));
        subjects = WordSet.of(words.words("subject"));
        asking = WordSet.of(words.words("wh"));
        answers = WordSet.of(words.words("answer-yes"));
        almost = WordSet.of(words.words("almost"));
    }

    static OpenWords of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    /** Whether the word, as it is written, may open such a clause or stand in one; its neighbours tell whether it does. */
    boolean mayLeaveOpen(String folded) {
        return conditions.mayBegin(folded)
                || duties.mayBegin(folded)
                || musts.mayBegin(folded)
                || unreal.contains(folded)
                || inFront.contains(folded)
                || almost.contains(folded);
    }

    /** Whether a text may leave open whether something is so, by one of its words. */
    boolean mayLeaveOpen(List<Token> tokens) {
        return mayLeaveOpen(tokens, 0, tokens.size());
    }

    boolean mayLeaveOpen(List<Token> tokens, int start, int end) {
        for (int i = start; i < end; i++) {
            if (condition(tokens, i) > 0
                    || duty(tokens, i, true) > 0
                    || unreal(tokens, i) > 0
                    || isAlmost(tokens.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** How many tokens a conjunction of condition or of asking takes; 0 when there is none. */
    int condition(List<Token> tokens, int at) {
        return conditions.lengthAt(tokens, at);
    }

    /**
     * How many tokens a modal verb of duty takes; 0 when there is none. What must be done is mostly done by those who tell of it in the
     * present ("the tenant must pay": "the tenant pays"), and not what should be.
     *
     * @param strict whether what must be done counts too
     */
    int duty(List<Token> tokens, int at, boolean strict) {
        int weak = duties.lengthAt(tokens, at);
        return weak > 0 || !strict ? weak : musts.lengthAt(tokens, at);
    }

    /** How many tokens take what makes the clause unreal; in Dutch and German a modal infinitive has to follow. */
    int unreal(List<Token> tokens, int at) {
        return PolarityWords.negatesAfterTheVerb(language)
                ? unreal.contains(tokens.get(at).folded()) ? 1 : 0
                : unrealPhrases.lengthAt(tokens, at);
    }

    /** "Had he …", "Should she …": with its subject behind it, it opens a condition. */
    boolean opensInFront(Token token) {
        return inFront.contains(token.folded());
    }

    /** A pronoun that may be the subject of a clause. */
    boolean isSubject(Token token) {
        return subjects.contains(token.folded());
    }

    /** "Who", "warum": asks for more than yes or no, and takes the rest for granted. */
    boolean asksForMore(Token token) {
        return asking.contains(token.folded());
    }

    /** "Yes", "indeed". */
    boolean isAnswerYes(Token token) {
        return answers.contains(token.folded());
    }

    /** "Almost", "beinahe". */
    boolean isAlmost(Token token) {
        return almost.contains(token.folded());
    }
}
