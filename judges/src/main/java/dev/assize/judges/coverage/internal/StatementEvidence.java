package dev.assize.judges.coverage.internal;

import java.util.Optional;
import java.util.Set;

/**
 * What an output has to say for a statement and against it.
 *
 * @param support the sentence that speaks for it most; the one that covers most where there is an objection to every one
 * @param objection what is said against it, there or in a sentence that covers more
 * @param refused the sentence that the objection is made to
 * @param signals all of it as numbers
 */
record StatementEvidence(
        SentenceSupport support, Optional<Objections.Made> objection, SentenceSupport refused, Signals signals) {

    /** What share of the other words makes a sentence that repeats the statement. */
    private static final double REPEATED = 0.95;

    /** How many words such a sentence or the question says at least, and how many where a name or number stands in the place of another. */
    private static final int FEWEST_REPEATED = 3;

    private static final int FEWEST_BESIDE_RIVAL = 5;

    /** Whatever else is alike: another number is another statement, and who does what to whom is told by no words that are merely there. */
    private static final Set<String> DECISIVE =
            Set.of("number", "measure", "roles", "order", "place", "member", "comparison");

    static StatementEvidence of(SentenceSupport support, Optional<Objections.Made> objection, SentenceSupport refused) {
        return new StatementEvidence(support, objection, refused, Signals.of(support, objection));
    }

    /**
     * Whether it says another thing, however alike it is: it has another number or other roles; or there is an objection to a sentence that
     * otherwise repeats the statement, or a name in the place of another there.
     */
    boolean isDisproof() {
        return objection.filter(StatementEvidence::isDecisive).isPresent()
                || (objection.isPresent() && repeatsTheRest(refused, FEWEST_REPEATED))
                || (isRivalled() && repeatsTheRest(support, FEWEST_BESIDE_RIVAL));
    }

    private static boolean isDecisive(Objections.Made made) {
        return DECISIVE.contains(made.kind()) || (made.kind().equals(WrongName.KIND) && made.changes());
    }

    private boolean isRivalled() {
        return signals.isRivalled(WordKind.NAME) || signals.isRivalled(WordKind.NUMBER);
    }

    private static boolean repeatsTheRest(SentenceSupport sentence, int fewest) {
        double weight = 0;
        double there = 0;
        int repeated = 0;
        for (int part = 0; part < sentence.parts(); part++) {
            Statement.Part wanted = sentence.wanted(part);
            boolean lacked = sentence.part(part) == 0;
            if (!(lacked && (wanted.exact() || wanted.name()))) {
                weight += wanted.weight();
                there += lacked ? 0 : wanted.weight();
                repeated += lacked && !wanted.given() ? 0 : 1;
            }
        }
        return repeated >= fewest && there >= REPEATED * weight;
    }
}
