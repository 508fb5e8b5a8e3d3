package dev.assize.judges.provision;

import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.text.Characters;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the lists and ranges of a reading say of their members: whether one may not belong, and whether a list can be trusted. */
final class ProvisionLists {

    /** No more members of one list are looked at. */
    private static final int MOST_MEMBERS = 200;

    private static final String DAMAGE = "$\\^{}∘\uFFFD";

    private final String source;
    private final ProvisionReading reading;
    private final Map<Integer, List<Provision>> members = new HashMap<>();

    /** Looked at once for all members of a list, which may be a whole text. */
    private final Map<Integer, Boolean> damaged = new HashMap<>();

    ProvisionLists(DecisionText source, ProvisionReading reading) {
        this.source = source.original();
        this.reading = reading;
    }

    /** Lists ascend: a figure behind their end that is smaller than one before it may belong to the sentence. */
    boolean isStray(Provision provision) {
        int value = leading(provision.key());
        return value >= 0
                && !provision.lists().isEmpty()
                && provision.lists().size() == provision.spans().size()
                && provision.lists().stream()
                        .allMatch(list -> membersOf(list).stream()
                                .anyMatch(other ->
                                        other.span().start() < provision.span().start()
                                                && leading(other.key()) > value));
    }

    private List<Provision> membersOf(int list) {
        if (members.isEmpty()) {
            reading.provisions()
                    .forEach(provision -> provision.lists().forEach(any -> {
                        List<Provision> known = members.computeIfAbsent(any, key -> new ArrayList<>());
                        if (known.size() < MOST_MEMBERS) {
                            known.add(provision);
                        }
                    }));
        }
        return members.getOrDefault(list, List.of());
    }

    /** The figures that a key begins with; negative when it begins with others. */
    private static int leading(String key) {
        int end = 0;
        while (end < key.length() && end < 6 && Characters.isDigit(key.charAt(end))) {
            end++;
        }
        return end == 0 ? -1 : Integer.parseInt(key.substring(0, end));
    }

    /** Whether every list that the provision stands in was damaged by its conversion. */
    boolean areDamaged(Provision provision) {
        return !provision.lists().isEmpty()
                && provision.lists().size() == provision.spans().size()
                && provision.lists().stream()
                        .allMatch(list -> damaged.computeIfAbsent(
                                list,
                                any -> isDamaged(reading.lists().get(any - 1).span())));
    }

    private boolean isDamaged(Span span) {
        return span.in(source).chars().anyMatch(unit -> DAMAGE.indexOf(unit) >= 0);
    }
}
