package dev.assize.law.be.provision;

import java.util.ArrayDeque;
import java.util.Deque;

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
}
