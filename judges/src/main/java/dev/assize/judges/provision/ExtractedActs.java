package dev.assize.judges.provision;

import dev.assize.law.be.provision.ActName;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionReading;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the act of the source that each item means.
 *
 * <p>The name decides. An item whose name is no act of the source goes with the others that carry its act id; a whole group
 * that no name explains is the act whose articles it has, provided that no other items claim that act. Either way the name
 * is wrong, and that is one issue.
 */
final class ExtractedActs {

    private final SourceActs sourceActs;
    private final ItemNumbers numbers = new ItemNumbers();
    private final Map<String, ActName> names = new HashMap<>();
    private final Map<String, List<CitedAct>> byName = new HashMap<>();
    private final Map<CitedAct, Set<String>> keys = new LinkedHashMap<>();
    private final Map<String, Set<CitedAct>> actsOfKey = new HashMap<>();

    ExtractedActs(ProvisionReading reading, SourceActs sourceActs) {
        this.sourceActs = sourceActs;
        for (Provision provision : reading.provisions()) {
            // An act that the source does not name has no name that an item could miss.
            if (!provision.act().name().isEmpty()) {
                String key = Keys.normal(provision.key());
                keys.computeIfAbsent(provision.act(), act -> new HashSet<>()).add(key);
                actsOfKey.computeIfAbsent(key, any -> new LinkedHashSet<>()).add(provision.act());
            }
        }
    }

    List<ReadItem> read(List<ExtractedProvision> items) {
        List<@Nullable CitedAct> named = new ArrayList<>();
        items.forEach(item -> named.add(named(item)));
        Map<String, CitedAct> byGroup = majority(items, named);
        Set<CitedAct> claimed = new HashSet<>();
        named.stream().filter(act -> act != null).forEach(claimed::add);
        Map<String, CitedAct> unexplained = unexplained(items, byGroup, claimed);
        List<ReadItem> read = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            ExtractedProvision item = items.get(i);
            CitedAct act = named.get(i);
            CitedAct fallback = byGroup.getOrDefault(item.actId(), unexplained.get(group(item)));
            boolean renamed = act == null && fallback != null;
            CitedAct meant = renamed ? fallback : act;
            LocalDate date = name(item.actName()).writtenDate();
            read.add(new ReadItem(item, identity(item), date, meant, renamed, numbers.of(item, meant)));
        }
        return read;
    }

    private ActIdentity identity(ExtractedProvision item) {
        return ActIdentity.of(name(item.actName()), item.actDate());
    }

    private ActName name(String written) {
        return names.computeIfAbsent(written, ActName::read);
    }

    /** The act that the name means; of several, the one that has the article. */
    private @Nullable CitedAct named(ExtractedProvision item) {
        List<CitedAct> acts = byName.computeIfAbsent(item.actName(), this::acts);
        for (CitedAct act : acts) {
            boolean has = numbers.of(item, act).stream().anyMatch(number -> has(act, number.key()));
            if (has) {
                return act;
            }
        }
        return acts.isEmpty() ? null : acts.get(0);
    }

    private List<CitedAct> acts(String name) {
        return name.isBlank() ? List.of() : sourceActs.named(name(name));
    }

    private boolean has(CitedAct act, String key) {
        return keys.getOrDefault(act, Set.of()).contains(Keys.normal(key));
    }

    private static Map<String, CitedAct> majority(List<ExtractedProvision> items, List<@Nullable CitedAct> named) {
        Map<String, Map<CitedAct, Integer>> votes = new HashMap<>();
        for (int i = 0; i < items.size(); i++) {
            CitedAct act = named.get(i);
            if (act != null && !items.get(i).actId().isBlank()) {
                votes.computeIfAbsent(items.get(i).actId(), id -> new LinkedHashMap<>())
                        .merge(act, 1, Integer::sum);
            }
        }
        Map<String, CitedAct> majority = new HashMap<>();
        votes.forEach((id, acts) -> acts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .ifPresent(winner -> majority.put(id, winner.getKey())));
        return majority;
    }

    private Map<String, CitedAct> unexplained(
            List<ExtractedProvision> items, Map<String, CitedAct> explained, Set<CitedAct> claimed) {
        Map<String, List<ExtractedProvision>> groups = new LinkedHashMap<>();
        for (ExtractedProvision item : items) {
            if (!explained.containsKey(item.actId())
                    && byName.getOrDefault(item.actName(), List.of()).isEmpty()) {
                groups.computeIfAbsent(group(item), key -> new ArrayList<>()).add(item);
            }
        }
        Map<String, CitedAct> found = new HashMap<>();
        groups.forEach((group, members) -> {
            CitedAct act = byArticles(members, claimed);
            if (act != null) {
                found.put(group, act);
            }
        });
        return found;
    }

    private static String group(ExtractedProvision item) {
        return item.actId() + "\n" + item.actName();
    }

    /** The only unclaimed act that has all articles of a group. */
    private @Nullable CitedAct byArticles(List<ExtractedProvision> members, Set<CitedAct> claimed) {
        CitedAct only = null;
        for (CitedAct act : actsWith(members.get(0))) {
            boolean all = !claimed.contains(act)
                    && members.stream()
                            .allMatch(
                                    item -> numbers.of(item, act).stream().anyMatch(number -> has(act, number.key())));
            if (all && only != null) {
                return null;
            }
            only = all ? act : only;
        }
        return only;
    }

    /** The acts of which the source cites the article of an item, whatever their numbering makes of it. */
    private Set<CitedAct> actsWith(ExtractedProvision item) {
        Set<CitedAct> acts = new LinkedHashSet<>(actsOfKey.getOrDefault(Keys.normal(item.key()), Set.of()));
        numbers.of(item, null)
                .forEach(number -> acts.addAll(actsOfKey.getOrDefault(Keys.normal(number.key()), Set.of())));
        return acts;
    }
}
