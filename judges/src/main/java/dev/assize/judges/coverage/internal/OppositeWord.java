package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import java.util.Optional;

/** The sentence says much the same with an opposite word: "decreased" for "increased", "illegal" for "legal". */
final class OppositeWord implements Objection {

    @Override
    public String kind() {
        return "opposite";
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        for (int part = 0; part < evidence.parts(); part++) {
            if (evidence.part(part) == 0
                    && (evidence.frame().repeatsBut(part) || evidence.frame().continuesBut(part))) {
                Optional<String> objection = opposite(evidence, evidence.wanted(part));
                if (objection.isPresent()) {
                    return objection;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> opposite(SentenceSupport evidence, Statement.Part wanted) {
        Thesaurus.Kin kin = evidence.match().word(wanted.word()).kin();
        for (int i = evidence.start(); i < evidence.end(); i++) {
            Token token = evidence.match().passage().token(i);
            boolean opposite = kin.isOpposite(token.key()) || VerbRoots.haveOtherParticles(wanted.key(), token.key());
            if (opposite && !evidence.match().isMatched(i)) {
                return Optional.of("says \"" + token.folded() + "\", the opposite of \""
                        + wanted.token().folded() + "\"");
            }
        }
        return Optional.empty();
    }
}
