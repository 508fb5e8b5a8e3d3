package dev.assize.judges.provision;

import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.text.Span;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The places of a source that citations take up, each with the article it cites. */
final class Occupied {

    /** @param keys the articles that this very expression cites */
    private record Citation(int end, Set<String> keys) {
        static Citation shorter(Citation one, Citation other) {
            if (one.end == other.end) {
                one.keys.addAll(other.keys);
                return one;
            }
            return one.end < other.end ? one : other;
        }
    }

    private final NavigableMap<Integer, Citation> citations;
    private final String own;

    private Occupied(NavigableMap<Integer, Citation> citations, String own) {
        this.citations = citations;
        this.own = own;
    }

    /** By the first character of each citation; of several that begin together the shortest, which is no range. */
    static Map<String, Occupied> byKey(ProvisionReading reading) {
        NavigableMap<Integer, Citation> citations = new TreeMap<>();
        Map<String, Occupied> all = new HashMap<>();
        for (Provision provision : reading.provisions()) {
            String key = Keys.normal(provision.key());
            for (Span span : provision.spans()) {
                citations.merge(span.start(), new Citation(span.end(), new HashSet<>(Set.of(key))), Citation::shorter);
            }
            all.computeIfAbsent(key, own -> new Occupied(citations, own));
        }
        return all;
    }

    /** The citation of another article than the own one that a place is part of; null when it is part of none. */
    @Nullable
    Span otherAt(int place) {
        Map.Entry<Integer, Citation> before = citations.floorEntry(place);
        boolean other = before != null
                && place < before.getValue().end()
                && !before.getValue().keys().contains(own);
        return other && before != null
                ? Span.of(before.getKey(), before.getValue().end())
                : null;
    }
}
