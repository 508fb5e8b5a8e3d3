package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Span;
import dev.assize.text.Token;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * Which tokens of a text stand in a clause that is reported as untrue.
 *
 * <p>A word of untruth ("false", "Legende", "démenti", or "true" denied) makes untrue the clause that it is said of: the one
 * that a complementizer or a noun of saying opens after it ("it is false that …", "den Irrglauben, …") or before it ("that … is
 * false", "the rumour about … is a hoax"), or else, where it takes up what was said ("that is a myth"), what the
 * {@link TakenUpClauses} tell. Said twice, or denied itself ("nobody denies that …"), it denies nothing. A question to which the
 * answer is no is untrue too.
 */
final class UntrueClauses {

    private static final List<String> FRENCH_INFINITIVES = List.of("er", "ir", "re");

    /** Dutch and German. */
    private static final Set<String> INFINITIVE_MARKS = Set.of("te", "zu");

    /** How far before a word of untruth its copula may stand: "is not at all a". */
    private static final int BEFORE = 4;

    private final List<Token> tokens;
    private final Language language;
    private final PolarityWords words;
    private final ClauseBoundaries clauses;
    private final Negations negations;
    private final UntruthWords talk;
    private final TakenUpClauses takenUp;
    private final BitSet untrue = new BitSet();
    private boolean saysUntrue;

    /** @param sentenceStarts the first token of each sentence, and the number of tokens at the end */
    UntrueClauses(
            List<Token> tokens,
            String text,
            Language language,
            PolarityWords words,
            ClauseBoundaries clauses,
            Negations negations,
            int[] sentenceStarts) {
        this.tokens = tokens;
        this.language = language;
        this.words = words;
        this.clauses = clauses;
        this.negations = negations;
        this.talk = new UntruthWords(tokens, text, language, words, clauses);
        this.takenUp = new TakenUpClauses(talk, sentenceStarts);
        for (int sentence = 0; sentence + 1 < sentenceStarts.length; sentence++) {
            readSentence(sentence, sentenceStarts);
        }
    }

    /** The tokens that stand in such a clause. */
    BitSet untrue() {
        return untrue;
    }

    /** Whether the text has a word of untruth, even if it makes no clause untrue. */
    boolean saysUntrue() {
        return saysUntrue;
    }

    private void readSentence(int sentence, int[] sentenceStarts) {
        int start = sentenceStarts[sentence];
        int end = sentenceStarts[sentence + 1];
        if (sentence > 0 && talk.isNoToQuestion(start)) {
            saysUntrue = true;
            untrue.set(sentenceStarts[sentence - 1], start);
        }
        for (int i = start; i < end; i++) {
            int from = Math.max(start, i - TakenUpClauses.FAR);
            int to = Math.min(end, i + TakenUpClauses.FAR);
            if (isUntruth(i, from, to)) {
                saysUntrue = true;
                mark(i, sentence, from, to);
            }
        }
    }

    private boolean isUntruth(int at, int start, int end) {
        Token token = tokens.get(at);
        boolean rejects = words.rejects(token) && complementizerAfter(at, end) >= 0;
        if (rejects || talk.isUntrue(at) || talk.dismissesReport(at)) {
            int opening = talk.endsPair(at) ? at - 1 : at;
            return !negations.standsBefore(opening, start) && !negations.affirms(at);
        }
        return words.isTruth(token) && hasNegation(at);
    }

    /** Whether the clause of the token has a negation: "is not true", "stimmt nicht". */
    private boolean hasNegation(int at) {
        return negations.anyWithin(clauses.start(at), clauses.end(at));
    }

    private void mark(int at, int sentence, int start, int end) {
        int after = contentAfter(at, end);
        if (after >= 0) {
            untrue.set(after, correction(after, end));
            return;
        }
        int before = contentBefore(at, start);
        if (before >= 0) {
            untrue.set(before + 1, at);
            return;
        }
        if (talk.isSource(at, start, end)) {
            untrue.set(clauses.end(at), end);
            return;
        }
        Span taken = takenUp.by(at, sentence);
        if (taken.length() > 0) {
            untrue.set(taken.start(), taken.end());
        } else if (isPredicate(at, start) && talk.isBare(start, at, at)) {
            // "It is a myth the tower was built in a year": English leaves the complementizer out.
            untrue.set(at + 1, correction(at + 1, end));
        }
    }

    /** Where what is untrue opens after the word; -1 when it does not follow. */
    private int contentAfter(int at, int end) {
        int complementizer = complementizerAfter(at, end);
        if (complementizer >= 0) {
            return complementizer + 1;
        }
        int deed = deniedDeed(at, end);
        if (deed >= 0) {
            return deed;
        }
        int told = talk.toldWrongly(at, end);
        return told >= 0 ? told : talk.apposition(at, end);
    }

    /** The next complementizer with only talk of claiming between. */
    private int complementizerAfter(int at, int end) {
        for (int i = at + 1; i < end; i++) {
            Token token = tokens.get(i);
            if (words.isComplementizer(token)) {
                return i;
            }
            boolean matter = token.isContent() && !talk.isTalk(token) && !words.dismisses(tokens.get(at));
            if (words.corrects(token) || matter) {
                return -1;
            }
        }
        return -1;
    }

    /** "Denies having …", "nie avoir …", "bestreitet, … zu haben": where what is denied opens without a complementizer; or -1. */
    private int deniedDeed(int at, int end) {
        if (!words.denies(tokens.get(at)) || at + 1 >= end) {
            return -1;
        }
        for (int i = at + 1; i + 1 < end && PolarityWords.negatesAfterTheVerb(language); i++) {
            if ((i > at + 1 && clauses.isAt(i)) || words.corrects(tokens.get(i))) {
                break;
            }
            if (INFINITIVE_MARKS.contains(tokens.get(i).folded()) && isInfinitive(i + 1, end)) {
                return at + 1;
            }
        }
        int deed = talk.afterReport(at + 1, end);
        String next = tokens.get(deed).folded();
        boolean gerund = language == Language.ENGLISH && next.endsWith("ing");
        boolean french =
                language == Language.FRENCH && FRENCH_INFINITIVES.stream().anyMatch(next::endsWith);
        return (gerund || french) && !clauses.isAt(deed) ? deed : -1;
    }

    /** Not "te Antwerpen", nor "zu den Kollegen": in German it comes last in its clause. */
    private boolean isInfinitive(int at, int end) {
        Token token = tokens.get(at);
        return token.folded().endsWith("n")
                && !token.capitalised()
                && (language == Language.DUTCH || Math.min(clauses.end(at), end) == at + 1);
    }

    /** The word that opens before it what it is said of: a complementizer, or the noun of saying itself; -1 when there is none. */
    private int contentBefore(int at, int start) {
        for (int i = at - 1; i >= start && !words.corrects(tokens.get(i)); i--) {
            if (words.isComplementizer(tokens.get(i))) {
                return talk.hasMatter(i + 1, talk.phrase(at)) && isPredicate(at, i) ? i : -1;
            }
            if (talk.isReport(i) && talk.hasMatter(i + 1, talk.phrase(at))) {
                return hasCopula(at, i) ? i : -1;
            }
        }
        return -1;
    }

    /** Whether the word is said of something, and does not merely go with a noun as in "a false passport". */
    private boolean isPredicate(int at, int start) {
        if (words.isTruth(tokens.get(at))) {
            return true;
        }
        return hasCopula(at, start) || at + 1 == tokens.size() || clauses.isAt(at + 1);
    }

    /** Whether a copula stands shortly before the word; a verb that opens its own clause after another needs none. */
    private boolean hasCopula(int at, int start) {
        for (int i = at - 1; i >= Math.max(start, at - BEFORE); i--) {
            if (words.isCopula(tokens.get(i))) {
                return true;
            }
        }
        return clauses.isAt(at) && PolarityWords.negatesAfterTheVerb(language);
    }

    private int correction(int from, int end) {
        for (int i = from; i < end; i++) {
            if (words.corrects(tokens.get(i))) {
                return i;
            }
        }
        return end;
    }
}
