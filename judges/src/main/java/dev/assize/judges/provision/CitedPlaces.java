package dev.assize.judges.provision;

import dev.assize.law.be.provision.Provision;
import dev.assize.text.Span;
import java.util.Collection;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The places of some citations: by the first character of each its end, of several that begin together the last. */
final class CitedPlaces {

    private CitedPlaces() {}

    static NavigableMap<Integer, Integer> of(Collection<Provision> provisions) {
        NavigableMap<Integer, Integer> places = new TreeMap<>();
        for (Provision provision : provisions) {
            provision.spans().forEach(span -> places.merge(span.start(), span.end(), Math::max));
        }
        return places;
    }

    /** Whether a place overlaps the nearest of the citations that begin before its end. */
    static boolean hold(NavigableMap<Integer, Integer> places, Span place) {
        Map.Entry<Integer, Integer> before = places.lowerEntry(place.end());
        return before != null && before.getValue() > place.start();
    }
}
