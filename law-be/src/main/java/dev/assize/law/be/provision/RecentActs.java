package dev.assize.law.be.provision;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The acts that a text named last, as a reader keeps them in mind.
 *
 * <p>There is an end to what "the said law" can reach back to, and a bound keeps resolution linear however many acts a
 * text names.
 */
final class RecentActs {

    private static final int KEPT = 64;

    private final Deque<DocumentAct> acts = new ArrayDeque<>();

    void promote(DocumentAct act) {
        if (act.equals(acts.peekFirst())) {
            return;
        }
        acts.remove(act);
        acts.addFirst(act);
        if (acts.size() > KEPT) {
            acts.removeLast();
        }
    }

    Iterable<DocumentAct> latestFirst() {
        return acts;
    }

    /** The order as it is now, to come back to. */
    List<DocumentAct> order() {
        return List.copyOf(acts);
    }

    /** Comes back to an order; what was named since comes last. */
    void comeBackTo(List<DocumentAct> order) {
        List<DocumentAct> since =
                acts.stream().filter(act -> !order.contains(act)).toList();
        acts.clear();
        acts.addAll(order);
        acts.addAll(since);
        while (acts.size() > KEPT) {
            acts.removeLast();
        }
    }
}
