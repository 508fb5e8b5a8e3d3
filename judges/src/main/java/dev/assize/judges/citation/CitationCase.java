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
        Optional<Candidate> byId = candidates.stream()
                .filter(candidate -> candidate.isNamedBy(reference))
                .findFirst();
        return byId.isPresent()
                ? byId
                : CandidateIndex.of(reference)
                        .flatMap(index -> candidates.stream()
                                .filter(candidate -> candidate.index() == index)
                                .findFirst());
    }
}
