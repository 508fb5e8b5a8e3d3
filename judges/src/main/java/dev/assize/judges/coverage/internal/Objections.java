package dev.assize.judges.coverage.internal;

import java.util.List;
import java.util.Optional;

/**
 * Every objection there is: another number or date, another unit or bound of one, the opposite polarity, a mere supposition,
 * another share, an opposite word, another name, the roles exchanged, or one word changed. No similarity outweighs one of them; but
 * all save a number or name that is nowhere are made only to a sentence that repeats the statement otherwise, since in any other
 * they speak of something else.
 */
final class Objections {

    /** An objection that was made, by its kind and in words. */
    record Made(String kind, String reason) {

        /** Whether something else is said, and nothing is merely left out. */
        boolean changes() {
            return !reason.endsWith(Objection.NOT_THERE);
        }
    }

    private final List<Objection> all;

    Objections(List<Objection> all) {
        this.all = all;
    }

    static Objections of(Thesaurus thesaurus) {
        return new Objections(List.of(
                new WrongNumber(),
                new WrongMeasure(thesaurus),
                new WrongPolarity(),
                new OnlySupposed(),
                new WrongQuantifier(),
                new OppositeWord(thesaurus),
                new WrongName(),
                new SwappedRoles(),
                new ChangedWord()));
    }

    /** Whether one of them is made to every sentence that has anything of the statement; otherwise each is to be heard. */
    boolean areToAll(Match match) {
        for (Objection objection : all) {
            if (objection.isToAll(match)) {
                return true;
            }
        }
        return false;
    }

    /** The first objection; empty when the sentence may stand. */
    Optional<Made> to(SentenceSupport evidence) {
        for (Objection objection : all) {
            Optional<String> reason = objection.to(evidence);
            if (reason.isPresent()) {
                return Optional.of(new Made(objection.kind(), reason.get()));
            }
        }
        return Optional.empty();
    }
}
