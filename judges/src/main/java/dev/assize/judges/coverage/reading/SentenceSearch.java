package dev.assize.judges.coverage.reading;

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
        hearing.strike(objections);
        hearing.choose();
        return hearing;
    }

    private void strike(Objections objections) {
        BitSet none = new BitSet();
        for (int sentence = 0; sentence < coverages.length; sentence++) {
            double coverage = coverages[sentence];
            if (coverage == 0) {
                continue;
            }
            SentenceSupport evidence = new SentenceSupport(match, sentence, none);
            Optional<Objections.Made> against = objections.to(evidence);
            if (against.isPresent()) {
                refused.set(sentence);
                struck.set(sentence, evidence.wordCoverage() >= SAYS_THE_SAME);
                objection = coverage > mostRefused ? against.get() : objection;
                mostRefused = Math.max(mostRefused, coverage);
            }
        }
    }

    private void choose() {
        if (saysNumberOnlyWrongly()) {
            return;
        }
        for (int sentence = 0; sentence < coverages.length; sentence++) {
            // What is not refused is not struck, so that it covers as much as before.
            if (!refused.get(sentence) && coverages[sentence] > most) {
                most = coverages[sentence];
                best = new SentenceSupport(match, sentence, struck);
            }
        }
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
