package dev.assize.judges.coverage.reading;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The sentences of an output heard about one statement: the best one to which nothing objects, and the best one that
 * an objection struck out.
 */
final class Hearing {

    private final Objection objections;
    private double most;
    private double mostObjected;
    private @Nullable Evidence best;
    private String objection = "no word of it is there";

    private Hearing(Objection objections) {
        this.objections = objections;
    }

    static Hearing of(Match match, Objection objections) {
        Hearing hearing = new Hearing(objections);
        for (int sentence = 0; sentence < match.passage().sentences(); sentence++) {
            hearing.hear(new Evidence(match, sentence));
        }
        return hearing;
    }

    private void hear(Evidence evidence) {
        double coverage = evidence.coverage();
        if (coverage <= Math.min(most, mostObjected)) {
            return;
        }
        Optional<String> against = objections.to(evidence);
        if (against.isEmpty() && coverage > most) {
            most = coverage;
            best = evidence;
        } else if (against.isPresent() && coverage > mostObjected) {
            mostObjected = coverage;
            objection = against.get();
        }
    }

    /** The best sentence that stands; empty when all were struck out or none had a word of the statement. */
    Optional<Evidence> best() {
        return Optional.ofNullable(best);
    }

    Reading reading(Weights weights) {
        if (best == null) {
            return new Reading.Missing(objection);
        }
        String covers = "covers " + best.matchedParts() + " of " + best.parts() + " content words";
        if (weights.sum(best) > 0) {
            return new Reading.Found(best.quote(), covers);
        }
        return new Reading.Missing(mostObjected > most ? objection : covers);
    }
}
