package dev.assize.judges.citation;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One citation, the decisions it could mean, and what the system made of it. */
record CitationCase(
        Cited cited,
        CourtCheck courts,
        String snippet,
        @Nullable SnippetMatchType snippetMatchType,
        List<Candidate> candidates,
        ModelOutput output,
        GroundTruth groundTruth) {

    CitationCase {
        candidates = List.copyOf(candidates);
    }

    /** The candidate that a reference names: by its id, its ECLI, or its place in the list, also inside a longer text. */
    static Optional<Candidate> named(String reference, List<Candidate> candidates) {
        Optional<Candidate> whole = namedBy(reference, candidates);
        return whole.isPresent() ? whole : CandidateReference.of(reference).flatMap(part -> namedBy(part, candidates));
    }

    private static Optional<Candidate> namedBy(String reference, List<Candidate> candidates) {
        String wanted = reference.strip();
        for (Candidate candidate : candidates) {
            if (candidate.isNamedBy(wanted)) {
                return Optional.of(candidate);
            }
        }
        return CandidateIndex.of(wanted)
                .filter(index -> index > 0 && index <= candidates.size())
                .map(index -> candidates.get(index - 1));
    }
}
