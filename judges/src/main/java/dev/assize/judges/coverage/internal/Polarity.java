package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.PartOfSpeech;
import dev.assize.text.Token;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Which tokens of a text stand in a clause that denies something ({@link Negations}), or in one that is reported as untrue
 * ({@link UntrueClauses}).
 */
final class Polarity {

    private final BitSet negated;
    private final BitSet clausesNegated;
    private final BitSet denied;
    private final BitSet untrue;
    private final boolean saysUntrue;

    private Polarity(Negations negations, UntrueClauses untrueClauses) {
        this.negated = negations.negated();
        this.clausesNegated = negations.clausesNegated();
        this.denied = negations.denied();
        this.untrue = untrueClauses.untrue();
        this.saysUntrue = untrueClauses.saysUntrue();
    }

    /** The polarity of one sentence. */
    static Polarity of(List<Token> tokens, String text, Language language, IntFunction<PartOfSpeech> parts) {
        return of(tokens, text, language, parts, new int[] {0, tokens.size()});
    }

    /**
     * @param parts what each token is in its sentence
     * @param sentenceStarts the first token of each sentence, and the number of tokens at the end
     */
    static Polarity of(
            List<Token> tokens, String text, Language language, IntFunction<PartOfSpeech> parts, int[] sentenceStarts) {
        PolarityWords words = PolarityWords.of(language);
        DiscourseMarkers markers = DiscourseMarkers.of(language);
        ClauseBoundaries clauses = new ClauseBoundaries(tokens, text, words, parts);
        Negations negations = new Negations(tokens, language, words, markers, clauses);
        return new Polarity(
                negations, new UntrueClauses(tokens, text, language, words, clauses, negations, sentenceStarts));
    }

    /** Whether any clause has a negation ("not", "kein", "sans"). */
    boolean negatesAnything() {
        return !negated.isEmpty();
    }

    /** Whether any clause has a word of denial or untruth ("failed to", "a myth"). */
    boolean deniesAnything() {
        return saysUntrue || !denied.isEmpty();
    }

    /** Whether any token of that stretch stands in a clause that denies something or is reported as untrue. */
    boolean deniesWithin(int start, int end) {
        return hasWithin(negated, start, end) || hasWithin(denied, start, end) || hasWithin(untrue, start, end);
    }

    /** Whether any token of that stretch stands in a clause that is reported as untrue. */
    boolean isUntrueWithin(int start, int end) {
        return hasWithin(untrue, start, end);
    }

    /** Whether one of the places is from {@code start} on and before {@code end}. */
    static boolean hasWithin(BitSet places, int start, int end) {
        int first = places.nextSetBit(start);
        return first >= 0 && first < end;
    }

    /** Whether the token at this place stands in a clause with a negation. */
    boolean isNegated(int at) {
        return negated.get(at);
    }

    /** The same, or is the subject of one: "pregnant women should not". */
    boolean isInNegatedClause(int at) {
        return clausesNegated.get(at);
    }

    /** Whether the token at this place stands in a clause with a word of denial, or in one that is reported as untrue. */
    boolean isDenied(int at) {
        return denied.get(at) || untrue.get(at);
    }

    /** Whether the token at this place stands in a clause with a word of denial alone: "refused to". */
    boolean isFailing(int at) {
        return denied.get(at) && !untrue.get(at);
    }
}
