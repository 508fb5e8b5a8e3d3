package dev.assize.judges.provision;

import dev.assize.law.be.date.WrittenDate;
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
import java.util.Optional;
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

    /** A date that stands farther behind the beginning of a name, in characters, may be that of an act in its title. */
    private static final int FAR_FROM_NOUN = 60;

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
            LocalDate date = dateOfName(item);
            read.add(new ReadItem(item, identity(item), date, meant, renamed, numbers.of(item, meant)));
        }
        return read;
    }

    private ActIdentity identity(ExtractedProvision item) {
        return ActIdentity.of(name(item.actName()), dateOfName(item), item.actDate());
    }

    /**
     * The date in the name of an act. A name with several has its own and that of an act in its title ("convention modifiant la
     * convention du 23 juin 2003, conclue le 22 juin 2005"); far behind the noun the first is not proven to be its own, and the
     * one beside the name tells.
     */
    private @Nullable LocalDate dateOfName(ExtractedProvision item) {
        LocalDate first = name(item.actName()).writtenDate();
        Optional<LocalDate> beside = WrittenDate.parse(item.actDate());
        if (first == null || beside.isEmpty() || beside.get().equals(first)) {
            return first;
        }
        List<WrittenDate> dates = WrittenDate.findAll(item.actName());
        boolean deep = dates.size() > 1 && dates.get(0).span().start() > FAR_FROM_NOUN;
        return deep && dates.stream().anyMatch(date -> date.date().equals(beside.get())) ? beside.get() : first;
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
