package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.PartOfSpeech;
import dev.assize.text.Token;
import dev.assize.text.WordSet;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;

/** Where the clauses of a text open: after punctuation marks, at conjunctions, and before what is joined on with a verb of its own. */
final class ClauseBoundaries {

    private static final Set<String> CLAUSE_OPENERS = WordSet.of(
            "but because although though while whereas since however so which who when unless mais parce car "
                    + "tandis alors bien qui lorsque quand cependant maar omdat want hoewel terwijl zodat toen wanneer "
                    + "nadat voordat doordat nachdem bevor indem aber weil obwohl sondern denn wenn doch jedoch");

    /** They open a clause where a verb follows, and otherwise a mere complement: "after 1990". */
    private static final Set<String> CLAUSE_OR_COMPLEMENT = WordSet.of("after before until as");

    private static final String MARKS = ",;:.!?()–—\n";

    /** How far after such a word its verb may stand: "after every single device was". */
    private static final int VERB_COMES_WITHIN = 6;

    private final List<Token> tokens;
    private final String text;
    private final PolarityWords words;
    private final IntFunction<PartOfSpeech> parts;
    private final BitSet opens = new BitSet();

    /** @param parts what each token is in its sentence */
    ClauseBoundaries(List<Token> tokens, String text, PolarityWords words, IntFunction<PartOfSpeech> parts) {
        this.tokens = tokens;
        this.text = text;
        this.words = words;
        this.parts = parts;
        boolean verb = false;
        int coordinator = -1;
        for (int i = 0; i < tokens.size(); i++) {
            PartOfSpeech part = parts.apply(i);
            if (i > 0 && opensClause(i)) {
                opens.set(i);
                verb = false;
                coordinator = -1;
            } else if (verb && part == PartOfSpeech.COORDINATOR) {
                coordinator = i;
            }
            if (part == PartOfSpeech.FINITE_VERB) {
                // "Anna came and Peter did not": what is joined on has its own verb.
                if (coordinator >= 0) {
                    opens.set(coordinator);
                    coordinator = -1;
                }
                verb = true;
            }
        }
        opens.set(tokens.size());
    }

    /** Whether a mark, or a word that opens a clause or relates one, stands between two tokens. */
    static boolean areParted(List<Token> tokens, String text, int first, int last, Language language) {
        DiscourseMarkers markers = DiscourseMarkers.of(language);
        PolarityWords words = PolarityWords.of(language);
        for (int i = first + 1; i <= last; i++) {
            Token token = tokens.get(i);
            boolean relates = markers.relates(token) && !Lexicon.of(language).isDeterminer(token.folded());
            if (relates
                    || words.isComplementizer(token)
                    || CLAUSE_OPENERS.contains(token.folded())
                    || isMarked(tokens, text, i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a clause opens at this token, or the text ends there. */
    boolean isAt(int at) {
        return opens.get(at);
    }

    /** The first token of the clause of this token. */
    int start(int at) {
        return Math.max(0, opens.previousSetBit(at));
    }

    /** The token after the last one of the clause of this token. */
    int end(int at) {
        int end = opens.nextSetBit(at + 1);
        return end < 0 ? tokens.size() : end;
    }

    private boolean opensClause(int at) {
        if (CLAUSE_OPENERS.contains(tokens.get(at).folded())) {
            return true;
        }
        if (parts.apply(at) == PartOfSpeech.SUBORDINATOR && !words.isComplementizer(tokens.get(at))) {
            return true;
        }
        if (CLAUSE_OR_COMPLEMENT.contains(tokens.get(at).folded()) && hasVerbSoon(at)) {
            return true;
        }
        // "Es ist nicht wahr, dass …": the comma is spelling, and the denial holds for what follows.
        if (words.isComplementizer(tokens.get(at))) {
            return text.substring(
                                    tokens.get(at - 1).span().end(),
                                    Math.max(
                                            tokens.get(at - 1).span().end(),
                                            tokens.get(at).span().start()))
                            .indexOf(':')
                    >= 0;
        }
        return isMarked(tokens, text, at);
    }

    private boolean hasVerbSoon(int at) {
        for (int i = at + 2; i < Math.min(tokens.size(), at + VERB_COMES_WITHIN); i++) {
            if (parts.apply(i) == PartOfSpeech.FINITE_VERB) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMarked(List<Token> tokens, String text, int at) {
        int to = tokens.get(at).span().start();
        for (int i = tokens.get(at - 1).span().end(); i < to; i++) {
            char mark = text.charAt(i);
            // "16. Juli": the full stop belongs to the number.
            boolean ordinal = mark == '.' && tokens.get(at - 1).kind() == Token.Kind.NUMBER && i + 1 < to;
            // Mostly there is a blank.
            if (mark != ' ' && MARKS.indexOf(mark) >= 0 && !ordinal) {
                return true;
            }
        }
        return false;
    }
}
