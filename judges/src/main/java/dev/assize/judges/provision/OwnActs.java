package dev.assize.judges.provision;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The acts as an extraction itself names and numbers them: which of its ids stand for two acts, and which of its acts have two
 * ids. What the source says does not matter here, nor how it was read; only the extraction's own names prove it.
 */
final class OwnActs {

    /** Nobody gives one id, or one day, more names; beyond that a comparison of all with all would cost too much. */
    private static final int MOST_COMPARED = 20;

    /** One act as the extraction names it, with the first item that does so. */
    private record Named(ActIdentity identity, ReadItem item) {}

    /** Two names that the extraction gives one id, or one act under two ids. */
    record Clash(ReadItem one, ReadItem other, List<String> ids) {}

    private final Map<String, List<Named>> byId = new LinkedHashMap<>();
    private final Map<String, Editions> editions = new LinkedHashMap<>();
    private final Map<String, Map<String, Named>> byAct = new LinkedHashMap<>();
    private final Map<String, List<Named>> byDay = new LinkedHashMap<>();

    OwnActs(List<ReadItem> items) {
        for (ReadItem item : items) {
            String id = item.item().actId();
            boolean named = !item.item().actName().isBlank();
            if (!id.isBlank() && named) {
                Named act = new Named(item.identity(), item);
                note(byId.computeIfAbsent(id, any -> new ArrayList<>()), act);
                byAct.computeIfAbsent(label(item.identity()), any -> new LinkedHashMap<>())
                        .putIfAbsent(id, act);
                editions.computeIfAbsent(id, any -> new Editions()).note(item);
                if (item.identity().written() != null) {
                    note(byDay.computeIfAbsent(item.identity().written().toString(), any -> new ArrayList<>()), act);
                }
            }
        }
    }

    private static void note(List<Named> acts, Named act) {
        boolean known = acts.stream()
                .anyMatch(other -> other.identity().equals(act.identity())
                        && other.item().item().actId().equals(act.item().item().actId()));
        if (acts.size() < MOST_COMPARED && !known) {
            acts.add(act);
        }
    }

    /** What two names of one act have in common at least, if the names alone prove it. */
    private static String label(ActIdentity act) {
        if (act.candidates().size() == 1) {
            return "entry " + act.candidates().get(0).id();
        }
        return act.number().isEmpty() ? "name " + act.folded() : "number " + act.kind() + " " + act.number();
    }

    /** The ids whose names are provably two acts. */
    List<Clash> shared() {
        List<Clash> clashes = new ArrayList<>();
        byId.forEach((id, acts) -> {
            for (Named other : acts.subList(1, acts.size())) {
                if (areTwo(acts.get(0), other)) {
                    clashes.add(new Clash(acts.get(0).item(), other.item(), List.of(id)));
                    return;
                }
            }
            Optional.ofNullable(editions.get(id))
                    .flatMap(both -> both.clash(id))
                    .ifPresent(clashes::add);
        });
        return clashes;
    }

    private static boolean haveTwoTypes(Named one, Named other) {
        String type = one.item().item().actType();
        return !type.isBlank()
                && !other.item().item().actType().isBlank()
                && !type.equals(other.item().item().actType());
    }

    /** By what is certain about the names, or because the extraction itself gives them two types and no word in common. */
    private static boolean areTwo(Named one, Named other) {
        return one.identity().isProvablyOther(other.identity())
                || (haveTwoTypes(one, other)
                        && !one.identity().isProvablySame(other.identity())
                        && Collections.disjoint(
                                one.identity().words(), other.identity().words())
                        && !one.identity().folded().equals(other.identity().folded()));
    }

    /** The acts whose names are provably one and that have several ids. */
    List<Clash> split() {
        List<Clash> clashes = new ArrayList<>();
        Set<Set<String>> reported = new LinkedHashSet<>();
        byAct.values().forEach(ids -> add(new ArrayList<>(ids.values()), clashes, reported));
        byDay.values().forEach(acts -> add(acts, clashes, reported));
        return clashes;
    }

    private static void add(List<Named> acts, List<Clash> clashes, Set<Set<String>> reported) {
        List<Named> compared = acts.subList(0, Math.min(acts.size(), MOST_COMPARED));
        for (Named first : compared) {
            List<Named> same = compared.stream()
                    .filter(other -> first.identity().isProvablySame(other.identity()) && !haveTwoTypes(first, other))
                    .toList();
            Set<String> ids = new LinkedHashSet<>();
            same.forEach(other -> ids.add(other.item().item().actId()));
            if (ids.size() > 1 && reported.add(ids)) {
                clashes.add(new Clash(first.item(), same.get(same.size() - 1).item(), List.copyOf(ids)));
            }
        }
    }
}
