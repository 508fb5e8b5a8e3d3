package dev.assize.judges.citation;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which decision is right, and how one knows.
 *
 * @param right null where no candidate is, or where it stays open
 * @param unlisted the id of the right decision when it is not among the candidates; blank otherwise
 * @param contenders the candidates among which only the context can decide; empty where something else has decided
 */
record Truth(
        Kind kind,
        @Nullable CandidateStanding right,
        String unlisted,
        String basis,
        List<CandidateStanding> contenders) {

    /** What kind of answer is right. */
    enum Kind {
        /** One candidate is. */
        DECISION,
        /** No candidate is. */
        NO_MATCH,
        /** None is of the cited court, some are of its kind at another seat. */
        OTHER_SEATS,
        /** Several could be. */
        OPEN
    }

    Truth {
        contenders = List.copyOf(contenders);
    }

    Optional<CandidateStanding> decision() {
        return Optional.ofNullable(right);
    }

    boolean is(Candidate candidate) {
        return right != null && right.candidate().equals(candidate);
    }

    /** What the verdict gives as the right decision, if any. */
    Optional<String> decisionId() {
        if (right != null) {
            return Optional.of(
                    right.candidate().ecli().isBlank()
                            ? right.candidate().id()
                            : right.candidate().ecli());
        }
        return unlisted.isBlank() ? Optional.empty() : Optional.of(unlisted);
    }
}
