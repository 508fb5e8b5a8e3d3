package dev.assize.judges.coverage.internal;

import java.util.BitSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The sentences of an output heard about one statement: first the objections to each, then the best one that stands,
 * with the ones around it. A sentence to which there is an objection may still lend its words to another, unless it says
 * the same thing wrongly.
 */
final class SentenceSearch {

    /** From this share of its words on, a sentence with an objection says the same thing wrongly. */
    private static final double SAYS_THE_SAME = 0.6;

    /** Nobody sets a bit of it. */
    private static final BitSet NONE = new BitSet(0);

    private final Match match;
    private final BitSet refused = new BitSet();
    private final BitSet struck = new BitSet();
    private final double[] coverages;
    private double mostRefused;
    private double most;
    private @Nullable SentenceSupport best;
    private Objections.Made objection = new Objections.Made("absent", "no word of it is there");

    private SentenceSearch(Match match) {
        this.match = match;
        this.coverages = match.coverages();
    }

    static SentenceSearch of(Match match, Objections objections) {
        SentenceSearch hearing = new SentenceSearch(match);
        int top = hearing.top();
        hearing.strike(objections, top, hearing.against(objections, top));
        hearing.choose();
        return hearing;
    }

    /**
     * The {@link #contradiction()} alone. It is decided by the sentence that covers most, unless that one lacks a number that
     * others have, says something else, or has its equal; then all are heard.
     */
    static Optional<Objections.Made> contradiction(Match match, Objections objections) {
        SentenceSearch hearing = new SentenceSearch(match);
        int top = hearing.top();
        Optional<Objections.Made> againstTop = hearing.against(objections, top);
        if (top < 0 || (againstTop.isEmpty() && hearing.hasEveryNumber(top))) {
            return Optional.empty();
        }
        if (againstTop.isPresent()) {
            if (!againstTop.get().changes()) {
                return Optional.empty();
            }
            if (match.wordCoverage(top) >= SAYS_THE_SAME && !hearing.hasEqual(top)) {
                return againstTop;
            }
        }
        hearing.strike(objections, top, againstTop);
        hearing.choose();
        return hearing.contradiction();
    }

    /** The {@link #contradiction()} where it is an exchange of roles; mostly the best sentence has them as they were. */
    static Optional<Objections.Made> exchange(Match match, Objections objections) {
        SentenceSearch hearing = new SentenceSearch(match);
        int top = hearing.top();
        // Whatever else is objected to it would be the contradiction, and without any objection there is none.
        boolean none = top < 0
                || (hearing.hasEveryNumber(top) && !SwappedRoles.areSwapped(new SentenceSupport(match, top, NONE)));
        return none
                ? Optional.empty()
                : contradiction(match, objections).filter(made -> made.kind().equals(SwappedRoles.KIND));
    }

    private Optional<Objections.Made> against(Objections objections, int sentence) {
        return sentence < 0 ? Optional.empty() : objections.to(new SentenceSupport(match, sentence, NONE));
    }

    private boolean hasEqual(int top) {
        for (int sentence = top + 1; sentence < coverages.length; sentence++) {
            if (coverages[sentence] == coverages[top]) {
                return true;
            }
        }
        return false;
    }

    /**
     * When nothing is to be said against the sentence that covers most, and it has every number of the statement that the output
     * has at all, it is chosen. Then other objections matter only to sentences whose words would not count.
     */
    private void strike(Objections objections, int top, Optional<Objections.Made> againstTop) {
        boolean settled = againstTop.isEmpty() && top >= 0 && hasEveryNumber(top);
        for (int sentence = 0; sentence < coverages.length; sentence++) {
            double coverage = coverages[sentence];
            if (coverage == 0 || (settled && sentence == top)) {
                continue;
            }
            boolean saysTheSame = match.wordCoverage(sentence) >= SAYS_THE_SAME;
            if (settled && !saysTheSame) {
                continue;
            }
            Optional<Objections.Made> against = sentence == top ? againstTop : against(objections, sentence);
            if (against.isPresent()) {
                refused.set(sentence);
                struck.set(sentence, saysTheSame);
                objection = coverage > mostRefused ? against.get() : objection;
                mostRefused = Math.max(mostRefused, coverage);
            }
        }
    }

    /** The first of the sentences that cover most; -1 when none covers anything. */
    private int top() {
        int top = -1;
        for (int sentence = 0; sentence < coverages.length; sentence++) {
            if (coverages[sentence] > (top < 0 ? 0 : coverages[top])) {
                top = sentence;
            }
        }
        return top;
    }

    private boolean hasEveryNumber(int sentence) {
        for (int part = 0; part < match.statement().parts().size(); part++) {
            Statement.Part wanted = match.statement().parts().get(part);
            if (wanted.exact()
                    && !wanted.aside()
                    && match.anywhere(part) > 0
                    && match.inSentence(part, sentence) == 0) {
                return false;
            }
        }
        return true;
    }

    private void choose() {
        if (saysNumberOnlyWrongly()) {
            return;
        }
        int chosen = -1;
        for (int sentence = 0; sentence < coverages.length; sentence++) {
            // What is not refused is not struck, so that it covers as much as before.
            if (coverages[sentence] > most && !refused.get(sentence)) {
                most = coverages[sentence];
                chosen = sentence;
            }
        }
        best = chosen < 0 ? null : new SentenceSupport(match, chosen, struck);
    }

    /** Whether a number of the statement stands in refused sentences alone: "12 minutes" does not lend its 12 to others. */
    private boolean saysNumberOnlyWrongly() {
        for (int part = 0; part < match.statement().parts().size() && !refused.isEmpty(); part++) {
            Statement.Part wanted = match.statement().parts().get(part);
            boolean refusedAlone = wanted.exact() && !wanted.aside() && match.anywhere(part) > 0;
            for (int sentence = 0; sentence < match.passage().sentences() && refusedAlone; sentence++) {
                refusedAlone = refused.get(sentence) || match.inSentence(part, sentence) == 0;
            }
            if (refusedAlone) {
                return true;
            }
        }
        return false;
    }

    /** The best sentence that stands; empty when all were refused or none had a word of the statement. */
    Optional<SentenceSupport> best() {
        return Optional.ofNullable(best);
    }

    /** The objection, when the output says the statement otherwise and nowhere better: it contradicts it and leaves nothing out. */
    Optional<Objections.Made> contradiction() {
        return !struck.isEmpty() && mostRefused > most && objection.changes()
                ? Optional.of(objection)
                : Optional.empty();
    }

    Reading reading(Weights weights) {
        if (best == null) {
            return new Reading.Missing(objection.reason(), Reading.Ground.of(objection.kind()));
        }
        if (best.lacksEveryNewWord()) {
            return new Reading.Missing("none of its own words is there", Reading.Ground.of("absent"));
        }
        String covers = "covers " + best.matchedParts() + " of " + best.parts() + " content words";
        double sum = weights.sum(best);
        if (sum > 0) {
            return new Reading.Found(best.quote(), covers, Reading.Ground.of("weighed", sum));
        }
        return mostRefused > most
                ? new Reading.Missing(objection.reason(), Reading.Ground.of(objection.kind()))
                : new Reading.Missing(covers, Reading.Ground.of("weighed", sum));
    }
}
