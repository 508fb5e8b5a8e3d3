package dev.assize.judges.citation;

import java.util.List;
import java.util.Optional;

/**
 * What the system answered.
 *
 * @param matches in the order given, the first being its choice; empty when it found none
 * @param remarks what is odd about the output itself, in sentences
 */
record ModelOutput(List<ProposedMatch> matches, String noMatchReason, List<String> remarks) {

    ModelOutput {
        matches = List.copyOf(matches);
        remarks = List.copyOf(remarks);
    }

    Optional<ProposedMatch> top() {
        return matches.isEmpty() ? Optional.empty() : Optional.of(matches.get(0));
    }

    /** The argument for what it chose, or for choosing nothing. */
    String reasoning() {
        return top().map(ProposedMatch::reasoning)
                .filter(text -> !text.isBlank())
                .orElse(noMatchReason);
    }
}
