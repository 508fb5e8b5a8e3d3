package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Token;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * Which tokens of a text stand in a clause that is reported as untrue.
 *
 * <p>A word of untruth ("false", "Legende", "démenti", or "true" denied) makes untrue the clause that it is said of: the one
 * that a complementizer opens after it ("it is false that …") or before it ("that … is false", "the claim that … was
 * refuted"), or else, where it stands without any matter of its own ("that is a myth"), the one before it. Said twice, or
 * denied itself ("nobody denies that …"), it denies nothing.
 */
final class UntrueClauses {

    private static final List<String> FRENCH_INFINITIVES = List.of("er", "ir", "re");

    /** Dutch and German. */
    private static final Set<String> INFINITIVE_MARKS = Set.of("te", "zu");

    /** How far before a word of untruth its copula may stand: "is not at all a". */
    private static final int BEFORE = 4;

    private final List<Token> tokens;
    private final String text;
    private final Language language;
    private final PolarityWords words;
    private final ClauseBoundaries clauses;
    private final Negations negations;
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
        this.text = text;
        this.language = language;
        this.words = words;
        this.clauses = clauses;
        this.negations = negations;
        for (int i = 0; i + 1 < sentenceStarts.length; i++) {
            int before = i == 0 ? sentenceStarts[0] : sentenceStarts[i - 1];
            readSentence(before, sentenceStarts[i], sentenceStarts[i + 1]);
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

    private void readSentence(int previous, int start, int end) {
        for (int i = start; i < end; i++) {
            if (isUntruth(i, start, end)) {
                saysUntrue = true;
                mark(i, previous, start, end);
            }
        }
    }

    private boolean isUntruth(int at, int start, int end) {
        Token token = tokens.get(at);
        boolean rejects = words.rejects(token) && complementizerAfter(at, end) >= 0;
        if (rejects || words.isUntrue(token)) {
            return !negations.standsBefore(at, start) && !negations.affirms(at);
        }
        return words.isTruth(token) && hasNegation(at);
    }

    /** Whether the clause of the token has a negation: "is not true", "stimmt nicht". */
    private boolean hasNegation(int at) {
        return negations.anyWithin(clauses.start(at), clauses.end(at));
    }

    private void mark(int at, int previous, int start, int end) {
        int after = complementizerAfter(at, end);
        if (after >= 0) {
            untrue.set(after + 1, correction(after + 1, end));
            return;
        }
        int deed = deniedDeed(at, end);
        if (deed >= 0) {
            untrue.set(deed, correction(deed, end));
            return;
        }
        int before = complementizerBefore(at, start);
        if (before >= 0 && isPredicate(at, before)) {
            untrue.set(before + 1, at);
            return;
        }
        int clause = Math.max(start, clauses.start(at));
        if (isBare(clause, clauses.end(at), at) || isVerdict(clause, clauses.end(at), at)) {
            if (announces(at, end)) {
                untrue.set(clauses.end(at), end);
            } else {
                untrue.set(clause > start ? start : previous, clause);
            }
        } else if (isPredicate(at, start) && isBare(start, at, at)) {
            // "It is a myth the tower was built in a year": English leaves the complementizer out.
            untrue.set(at + 1, correction(at + 1, end));
        }
    }

    /** "False: …". */
    private boolean announces(int at, int end) {
        int next = clauses.end(at);
        if (next >= end) {
            return false;
        }
        return text.substring(
                                tokens.get(next - 1).span().end(),
                                Math.max(
                                        tokens.get(next - 1).span().end(),
                                        tokens.get(next).span().start()))
                        .indexOf(':')
                >= 0;
    }

    /** The next complementizer with only talk of claiming between. */
    private int complementizerAfter(int at, int end) {
        for (int i = at + 1; i < end; i++) {
            Token token = tokens.get(i);
            if (words.isComplementizer(token)) {
                return i;
            }
            if (words.corrects(token) || (token.isContent() && !isTalk(token))) {
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
        String next = tokens.get(at + 1).folded();
        boolean gerund = language == Language.ENGLISH && next.endsWith("ing");
        boolean french =
                language == Language.FRENCH && FRENCH_INFINITIVES.stream().anyMatch(next::endsWith);
        return (gerund || french) && !clauses.isAt(at + 1) ? at + 1 : -1;
    }

    /** Not "te Antwerpen", nor "zu den Kollegen": in German it comes last in its clause. */
    private boolean isInfinitive(int at, int end) {
        Token token = tokens.get(at);
        return token.folded().endsWith("n")
                && !token.capitalised()
                && (language == Language.DUTCH || Math.min(clauses.end(at), end) == at + 1);
    }

    private int complementizerBefore(int at, int start) {
        for (int i = at - 1; i >= start; i--) {
            if (words.corrects(tokens.get(i))) {
                return -1;
            }
            if (words.isComplementizer(tokens.get(i))) {
                return hasMatter(i + 1, at) ? i : -1;
            }
        }
        return -1;
    }

    private boolean hasMatter(int from, int to) {
        for (int i = from; i < to; i++) {
            if (tokens.get(i).isContent() && !isTalk(tokens.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the word is said of something, and does not merely go with a noun as in "a false passport". */
    private boolean isPredicate(int at, int start) {
        if (words.isTruth(tokens.get(at))) {
            return true;
        }
        for (int i = at - 1; i >= Math.max(start, at - BEFORE); i--) {
            if (words.isCopula(tokens.get(i))) {
                return true;
            }
        }
        return at + 1 == tokens.size() || clauses.isAt(at + 1);
    }

    private boolean isBare(int from, int to, int except) {
        for (int i = from; i < to; i++) {
            if (i != except && tokens.get(i).isContent() && !isTalk(tokens.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** "Pure invention.": a sentence of its own with nothing but the word and what strengthens it. */
    private boolean isVerdict(int from, int to, int at) {
        return to == at + 1 && at - from == 1 && from > 0 && !tokens.get(from).isExact() && endsSentence(from);
    }

    private boolean endsSentence(int at) {
        int from = tokens.get(at - 1).span().end();
        String between =
                text.substring(from, Math.max(from, tokens.get(at).span().start()));
        return between.indexOf('.') >= 0 || between.indexOf('?') >= 0 || between.indexOf('!') >= 0;
    }

    private boolean isTalk(Token token) {
        return words.isClaim(token) || words.isUntrue(token) || words.isTruth(token);
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
