package dev.assize.judges.citation;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One decision that the system proposed.
 *
 * @param reference how the system named it
 * @param candidate null when it is not among the candidates
 */
record ProposedMatch(String reference, @Nullable Candidate candidate, CitedConfidence confidence, String reasoning) {

    Optional<Candidate> found() {
        return Optional.ofNullable(candidate);
    }
}
