package dev.assize.judges.coverage.reading;

import java.util.Optional;

/**
 * "A sued B" against "B sued A": three content words in a row stand there the other way round.
 *
 * <p>A change of voice turns the order without turning the roles, so both must be active or both passive.
 */
final class SwappedRoles implements Objection {

    /** Farther apart, the three words belong to different clauses. */
    private static final int REACH = 8;

    @Override
    public Optional<String> to(Evidence evidence) {
        Passage passage = evidence.match().passage();
        boolean passive =
                Voice.isPassive(passage.tokens().subList(evidence.start(), evidence.end()), passage.language());
        if (passive != evidence.match().statement().passive()) {
            return Optional.empty();
        }
        for (int middle = 1; middle + 1 < evidence.parts(); middle++) {
            int before = onlyPlace(evidence, middle - 1);
            int at = onlyPlace(evidence, middle);
            int after = onlyPlace(evidence, middle + 1);
            if (after >= 0 && after < at && at < before && before - after <= REACH) {
                return Optional.of("says it the other way round");
            }
        }
        return Optional.empty();
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
