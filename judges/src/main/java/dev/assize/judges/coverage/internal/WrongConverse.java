package dev.assize.judges.coverage.internal;

import java.util.Optional;

/** The sentence tells the statement from the other side without exchanging the two: "A lost to B" for "A beat B". */
final class WrongConverse implements Objection {

    @Override
    public String kind() {
        return SwappedRoles.KIND;
    }

    @Override
    public boolean concerns(Statement statement) {
        return statement.has(WordTraits.CONVERSE)
                && statement.grammar().converse().isPresent();
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        Optional<Converse> meant = evidence.match().statement().grammar().converse();
        boolean exchanged = meant.isPresent()
                && (evidence.frame().repeats()
                        || evidence.frame().repeatsBut(meant.get().word()))
                && meant.get().read(evidence.match(), evidence.sentence()).said() == Converse.Said.EXCHANGED;
        return exchanged ? Optional.of("says it the other way round") : Optional.empty();
    }

    /** Whether the sentence says just the same from the other side. */
    static boolean isSame(SentenceSupport evidence) {
        Statement statement = evidence.match().statement();
        return statement.has(WordTraits.CONVERSE)
                && statement
                        .grammar()
                        .converse()
                        .filter(meant -> meant.read(evidence.match(), evidence.sentence())
                                        .said()
                                == Converse.Said.SAME)
                        .isPresent();
    }
}
