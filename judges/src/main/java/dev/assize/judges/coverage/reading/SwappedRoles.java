package dev.assize.judges.coverage.reading;

import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;

/**
 * "A sued B" against "B sued A": three content words in a row stand there the other way round.
 *
 * <p>A change of voice turns the order without turning the roles: with the same voice the order must not be turned, and
 * in the same order the one who acts must not be named after the deed in one of them only.
 */
final class SwappedRoles implements Objection {

    /** Farther apart, the three words belong to different clauses. */
    private static final int REACH = 8;

    @Override
    public Optional<String> to(Evidence evidence) {
        Passage passage = evidence.match().passage();
        List<Token> sentence = passage.tokens().subList(evidence.start(), evidence.end());
        boolean sameVoice = Voice.isPassive(sentence, passage.language())
                == evidence.match().statement().passive();
        for (int middle = 1; middle + 1 < evidence.parts(); middle++) {
            int before = onlyPlace(evidence, middle - 1);
            int at = onlyPlace(evidence, middle);
            int after = onlyPlace(evidence, middle + 1);
            boolean reversed = sameVoice && after >= 0 && after < at && at < before && before - after <= REACH;
            boolean kept = before >= 0 && before < at && at < after && after - before <= REACH;
            if (reversed || (kept && agentChanges(evidence, middle))) {
                return Optional.of("says it the other way round");
            }
        }
        return Optional.empty();
    }

    /** "A sued B" against "A was sued by B": the order is the same, but only one of them names who acts after the deed. */
    private static boolean agentChanges(Evidence evidence, int middle) {
        Passage passage = evidence.match().passage();
        boolean meant = Voice.namesAgent(
                evidence.match().statement().tokens(),
                evidence.wanted(middle).at(),
                evidence.wanted(middle + 1).at(),
                passage.language());
        boolean said = Voice.namesAgent(
                passage.tokens(), evidence.place(middle), evidence.place(middle + 1), passage.language());
        return meant != said && !evidence.wanted(middle + 1).exact();
    }

    /** Where the sentence has the part; -1 when it does not, or has it twice, so that there is no order to tell. */
    private static int onlyPlace(Evidence evidence, int part) {
        int place = -1;
        for (int i = evidence.start(); i < evidence.end(); i++) {
            if (evidence.match().strength(part, i) > 0) {
                if (place >= 0) {
                    return -1;
                }
                place = i;
            }
        }
        return place;
    }
}
