package dev.assize.judges.provision;

import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.Provision;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The proof by lists: the members of one list or range that a source writes are of one act, whichever it is. Where an extraction has
 * some of them under one act and some under another, one of the two is wrong however the source is read; the fewer are, and of as
 * many those that the reading does not confirm.
 */
final class ListUnity {

    /** The items of one list under one act. */
    private static final class Members {
        private final ReadItem first;
        private int count;

        Members(ReadItem first) {
            this.first = first;
        }
    }

    private final Map<Integer, Map<String, Members>> byList = new HashMap<>();

    /** Notes that an item is paired with a provision; one that is cited elsewhere too may stand for that place. */
    void note(ReadItem item, Provision partner) {
        if (partner.spans().size() > 1) {
            return;
        }
        partner.lists()
                .forEach(list -> byList.computeIfAbsent(list, any -> new HashMap<>())
                        .computeIfAbsent(label(item), any -> new Members(item))
                        .count++);
    }

    private static String label(ReadItem item) {
        CitedAct act = item.act();
        return act == null ? "name " + item.identity().folded() : "act " + act.number();
    }

    /**
     * Whether an item parts a list: its article stands in lists alone, and in each of them more members have an act that is
     * provably another.
     *
     * @param cited all provisions of its article, of whatever act
     */
    boolean isParted(ReadItem item, List<Provision> cited) {
        return !cited.isEmpty()
                && cited.stream()
                        .allMatch(provision -> isOnlyListed(provision)
                                && provision.lists().stream().allMatch(list -> isOutvoted(item, provision, list)));
    }

    private boolean isOutvoted(ReadItem item, Provision provision, int list) {
        Map<String, Members> members = byList.getOrDefault(list, Map.of());
        Members own = members.get(label(item));
        int count = own == null ? 0 : own.count;
        boolean confirmed = provision.act().equals(item.act());
        return members.values().stream()
                .anyMatch(other -> (other.count > count || (other.count == count && !confirmed))
                        && other.first.identity().isProvablyOther(item.identity()));
    }

    private static boolean isOnlyListed(Provision provision) {
        return !provision.lists().isEmpty()
                && provision.lists().size() == provision.spans().size();
    }
}
