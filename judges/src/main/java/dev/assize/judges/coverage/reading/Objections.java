package dev.assize.judges.coverage.reading;

import java.util.List;
import java.util.Optional;

/**
 * Every objection there is: another number or date, another unit or bound of one, the opposite polarity, an opposite word,
 * another name, the roles exchanged, or one word changed in a sentence that is otherwise the same. No similarity outweighs one of them.
 */
final class Objections implements Objection {

    private final List<Objection> all;

    Objections(Thesaurus thesaurus) {
        all = List.of(
                new WrongNumber(),
                new WrongMeasure(thesaurus),
                new WrongPolarity(),
                new OppositeWord(thesaurus),
                new WrongName(),
                new SwappedRoles(),
                new ChangedWord());
    }

    /** The first objection; empty when the sentence may stand. */
    @Override
    public Optional<String> to(SentenceSupport evidence) {
        for (Objection objection : all) {
            Optional<String> reason = objection.to(evidence);
            if (reason.isPresent()) {
                return reason;
            }
        }
        return Optional.empty();
    }
}
