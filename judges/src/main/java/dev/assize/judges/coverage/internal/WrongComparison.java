package dev.assize.judges.coverage.internal;

import java.util.Optional;

/**
 * "The chimney is taller than the tower" for "the tower is taller than the chimney". Turned round and with the opposite word ("the
 * chimney is lower than the tower") it is the same, and no objection is made.
 */
final class WrongComparison implements Objection {

    @Override
    public String kind() {
        return "comparison";
    }

    @Override
    public boolean concerns(Statement statement) {
        return statement.has(WordTraits.COMPARES)
                && statement.grammar().comparison().isPresent();
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        if (!evidence.frame().repeats()) {
            return Optional.empty();
        }
        return evidence.match()
                .statement()
                .grammar()
                .comparison()
                .filter(meant -> meant.isContradicted(evidence.match(), evidence.sentence()))
                .map(meant -> "compares them the other way round");
    }
}
