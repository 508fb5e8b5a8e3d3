package dev.assize.judges.provision;

import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Which acts a bare article may belong to. A reader takes it for an act that was named shortly before, for the one that the
 * decision is about, or for one that is named right after; an act that is none of these is excluded, whichever of the others
 * is meant.
 */
final class ActContext {

    /** So many acts back, and so many characters around, an act may still be meant. */
    private static final int RECENT = 6;

    private static final int AROUND = 1500;
    private static final int LEADING = 3;
    private static final int MOST_STEPS = 400;
    private static final int MOST_PLACES = 50;

    private final NavigableMap<Integer, CitedAct> mentions = new TreeMap<>();
    private final Set<CitedAct> leading;

    ActContext(ProvisionReading reading) {
        for (CitedAct act : reading.acts()) {
            act.places().forEach(place -> mentions.putIfAbsent(place, act));
        }
        this.leading = reading.acts().stream()
                .sorted(Comparator.comparingInt((CitedAct act) -> -act.places().size())
                        .thenComparingInt(CitedAct::number))
                .limit(LEADING)
                .collect(Collectors.toSet());
    }

    /** Whether an act can be meant at none of the places of some provisions; an act that is not known is never excluded. */
    boolean excludes(@Nullable CitedAct act, List<Provision> cited) {
        if (act == null || leading.contains(act)) {
            return false;
        }
        List<Span> places = new ArrayList<>();
        cited.forEach(provision -> places.addAll(provision.spans()));
        return places.size() <= MOST_PLACES && places.stream().noneMatch(place -> mayBeMeant(act, place));
    }

    /** Whether an act is named between two places. */
    boolean isNamedBetween(CitedAct act, int from, int to) {
        return mentions.subMap(from, true, Math.max(from, to), true).containsValue(act);
    }

    private boolean mayBeMeant(CitedAct act, Span place) {
        if (mentions.subMap(place.start(), true, place.end() + AROUND, true).containsValue(act)) {
            return true;
        }
        Set<CitedAct> recent = new HashSet<>();
        int steps = 0;
        for (Map.Entry<Integer, CitedAct> mention :
                mentions.headMap(place.start(), false).descendingMap().entrySet()) {
            recent.add(mention.getValue());
            boolean far = recent.size() > RECENT && place.start() - mention.getKey() > AROUND;
            if (mention.getValue().equals(act) && !far) {
                return true;
            }
            steps++;
            if (far || steps > MOST_STEPS) {
                return steps > MOST_STEPS;
            }
        }
        return false;
    }
}
