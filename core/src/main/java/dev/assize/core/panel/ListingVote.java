package dev.assize.core.panel;

import dev.assize.core.question.Value;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The entries that more than half of several listings have, compared with case, accents and white space folded. Each
 * keeps its commonest spelling and stands where it stands on average, so the order of the listings does not matter.
 */
final class ListingVote {

    /** One entry in all the listings that have it. */
    private static final class Candidate {
        private final String key;
        private final Map<String, Integer> spellings = new TreeMap<>();
        private int votes;
        private long places;

        Candidate(String key) {
            this.key = key;
        }

        void vote(String spelling, int place) {
            spellings.merge(spelling, 1, Integer::sum);
            votes++;
            places += place;
        }

        String spelling() {
            return spellings.entrySet().stream()
                    .max(Map.Entry.<String, Integer>comparingByValue()
                            .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                    .orElseThrow()
                    .getKey();
        }

        int compareByPlace(Candidate other) {
            int mean = Long.compare(places * other.votes, other.places * votes);
            return mean != 0 ? mean : key.compareTo(other.key);
        }
    }

    private ListingVote() {}

    /** Empty when nothing has a majority although most listings are not empty: that is a split vote, not "nothing". */
    static Optional<Value> of(List<Value.Listing> listings) {
        Map<String, Candidate> candidates = new HashMap<>();
        for (Value.Listing listing : listings) {
            Set<String> seen = new HashSet<>();
            for (int place = 0; place < listing.entries().size(); place++) {
                String entry = listing.entries().get(place);
                String key = FoldedText.fold(entry);
                if (seen.add(key)) {
                    candidates.computeIfAbsent(key, Candidate::new).vote(entry, place);
                }
            }
        }
        List<Candidate> elected = new ArrayList<>();
        candidates.values().stream()
                .filter(candidate -> 2 * candidate.votes > listings.size())
                .sorted(Candidate::compareByPlace)
                .forEach(elected::add);
        return elected.isEmpty()
                ? Optional.empty()
                : Optional.of(new Value.Listing(
                        elected.stream().map(Candidate::spelling).toList()));
    }

    /** How many entries two listings have in common. */
    static int shared(Value.Listing one, Value.Listing other) {
        Set<String> keys = new HashSet<>();
        one.entries().forEach(entry -> keys.add(FoldedText.fold(entry)));
        keys.retainAll(other.entries().stream().map(FoldedText::fold).toList());
        return keys.size();
    }
}
