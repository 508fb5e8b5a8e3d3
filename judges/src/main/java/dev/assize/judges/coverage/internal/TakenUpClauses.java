package dev.assize.judges.coverage.internal;

import dev.assize.text.Span;

/**
 * What a word of untruth takes up without saying it again: "… . That is a myth.", "…; studies have shown that this is wrong",
 * "… . The paper had to retract the false report.", "'Nonsense,' she said about the report that …".
 */
final class TakenUpClauses {

    /** So many words away nothing is taken up: a text without an end of a sentence is not searched for each of its words. */
    static final int FAR = 300;

    private static final Span NOTHING = new Span(0, 0);

    /** How many sentences without matter of their own may stand between: "Has he? No. The rumour was untrue." */
    private static final int BACK = 2;

    /** How far after a noun of saying its complementizer may stand: "le bruit selon lequel". */
    private static final int COMPLEMENTIZER = 2;

    private final UntruthWords talk;
    private final int[] sentenceStarts;

    TakenUpClauses(UntruthWords talk, int[] sentenceStarts) {
        this.talk = talk;
        this.sentenceStarts = sentenceStarts;
    }

    /** The tokens that the word of untruth at this place takes up; of no length when it takes up nothing. */
    Span by(int at, int sentence) {
        int start = Math.max(sentenceStarts[sentence], at - FAR);
        int end = Math.min(sentenceStarts[sentence + 1], at + FAR);
        int clause = Math.max(start, talk.clauses().start(at));
        int clauseEnd = Math.min(end, talk.clauses().end(at));
        boolean bare = talk.isBare(subject(at, clause), Math.max(clause, talk.phrase(at)), at)
                && talk.isBare(at, clauseEnd, at);
        if (bare || isVerdict(clause, clauseEnd, at)) {
            if (announces(clauseEnd, end)) {
                return new Span(clauseEnd, end);
            }
            int reported = reportedAfter(clauseEnd, end);
            return reported >= 0 ? new Span(reported, end) : before(clause, sentence);
        }
        Span before = before(clause, sentence);
        return retractsReport(at, clause, clauseEnd) && tells(before) ? before : NOTHING;
    }

    /** Where the subject of the word opens: after the last complementizer, or with the noun of saying that takes up what was said. */
    private int subject(int at, int clause) {
        for (int i = at - 1; i >= clause; i--) {
            if (talk.words().isComplementizer(talk.token(i))) {
                return i + 1;
            }
            if (talk.isReport(i)) {
                return i;
            }
        }
        return clause;
    }

    /** What comes before the clause in its sentence, or else the last sentence before it that says anything. */
    private Span before(int clause, int sentence) {
        int start = Math.max(sentenceStarts[sentence], clause - FAR);
        if (clause > start && talk.hasMatter(start, clause)) {
            return new Span(start, clause);
        }
        int first = Math.max(0, sentence - 1);
        while (first > 0
                && first > sentence - 1 - BACK
                && !talk.hasMatter(sentenceStarts[first], sentenceStarts[first + 1])) {
            first--;
        }
        return new Span(Math.max(sentenceStarts[first], clause - FAR), clause);
    }

    /** "The false report", "die Falschmeldung": a noun with its determiner that does not say itself what it reports. */
    private boolean retractsReport(int at, int clause, int clauseEnd) {
        for (int i = clause; i < clauseEnd; i++) {
            boolean noun = talk.isReport(i) || (talk.isUntrue(i) && i != at);
            if (noun && talk.determiner(i) >= clause && !says(i + 1, clauseEnd)) {
                return true;
            }
        }
        return false;
    }

    private boolean says(int from, int clauseEnd) {
        for (int i = from; i < clauseEnd; i++) {
            if (talk.words().isComplementizer(talk.token(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether somebody says what stands there. */
    private boolean tells(Span stretch) {
        for (int i = stretch.start(); i < stretch.end(); i++) {
            if (talk.words().tells(talk.token(i))) {
                return true;
            }
        }
        return false;
    }

    /** Where what a noun of saying reports opens: "about the report that …"; -1 when there is none. */
    private int reportedAfter(int from, int end) {
        for (int i = from; i < end; i++) {
            for (int next = i + 1; talk.isReport(i) && next < Math.min(end, i + 1 + COMPLEMENTIZER); next++) {
                if (talk.words().isComplementizer(talk.token(next))) {
                    return next + 1;
                }
            }
        }
        return -1;
    }

    /** "False: …". */
    private boolean announces(int clauseEnd, int end) {
        return clauseEnd < end && talk.between(clauseEnd).indexOf(':') >= 0;
    }

    /** "Pure invention.": a sentence of its own with nothing but the word and what strengthens it. */
    private boolean isVerdict(int from, int to, int at) {
        return to == at + 1 && at - from == 1 && from > 0 && !talk.token(from).isExact() && endsSentence(from);
    }

    private boolean endsSentence(int at) {
        String between = talk.between(at);
        return between.indexOf('.') >= 0 || between.indexOf('?') >= 0 || between.indexOf('!') >= 0;
    }
}
