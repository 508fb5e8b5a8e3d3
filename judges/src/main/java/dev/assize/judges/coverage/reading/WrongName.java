package dev.assize.judges.coverage.reading;

import java.util.Optional;
import java.util.TreeSet;

/**
 * A name of the statement is nowhere in the output, or the sentence has another name in its place.
 *
 * <p>One word of a name is enough ("Obama"), and a pronoun may stand for a name that the output says elsewhere.
 */
final class WrongName implements Objection {

    @Override
    public Optional<String> to(Evidence evidence) {
        TreeSet<Integer> runs = new TreeSet<>();
        for (int part = 0; part < evidence.parts(); part++) {
            if (evidence.wanted(part).name() && !evidence.wanted(part).aside()) {
                runs.add(evidence.wanted(part).run());
            }
        }
        for (int run : runs) {
            Optional<String> objection = toName(evidence, run);
            if (objection.isPresent()) {
                return objection;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> toName(Evidence evidence, int run) {
        boolean here = false;
        boolean anywhere = false;
        StringBuilder name = new StringBuilder();
        for (int part = 0; part < evidence.parts(); part++) {
            if (evidence.wanted(part).run() == run) {
                here |= evidence.part(part) > 0;
                anywhere |= evidence.match().anywhere(part) > 0;
                name.append(name.length() == 0 ? "" : " ")
                        .append(evidence.wanted(part).token().folded());
            }
        }
        if (!anywhere) {
            return Optional.of("name \"" + name + "\" is not there");
        }
        boolean replaced = !here && !evidence.hasPronoun() && isReplaced(evidence, run);
        return replaced ? Optional.of("another name where \"" + name + "\" was expected") : Optional.empty();
    }

    /** Whether another name stands before the words of the statement, for its subject, or after them, for others. */
    private static boolean isReplaced(Evidence evidence, int run) {
        boolean subject = evidence.wanted(0).run() == run;
        if (!subject && isNearby(evidence, run)) {
            return false;
        }
        int firstWord = firstWord(evidence);
        int from = subject ? evidence.start() : firstWord;
        int to = subject ? firstWord : evidence.end();
        for (int i = from; i < to; i++) {
            if (evidence.match().passage().isName(i) && !evidence.match().isMatched(i)) {
                return true;
            }
        }
        return false;
    }

    private static int firstWord(Evidence evidence) {
        int first = evidence.end();
        for (int part = 0; part < evidence.parts(); part++) {
            int place = evidence.place(part);
            if (place >= 0 && !evidence.wanted(part).name()) {
                first = Math.min(first, place);
            }
        }
        return first;
    }

    private static boolean isNearby(Evidence evidence, int run) {
        for (int part = 0; part < evidence.parts(); part++) {
            if (evidence.wanted(part).run() == run && evidence.partWithin(part, 1) > 0) {
                return true;
            }
        }
        return false;
    }
}
