package dev.assize.law.be.provision;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The act that a passage is about: the one that most of its latest citations are of.
 *
 * <p>A reader does not lose it when another act is cited once in passing. So after such an aside, in a new paragraph, a bare
 * article is of the topic again.
 */
final class PassageTopic {

    private static final int REMEMBERED = 12;
    private static final int ESTABLISHED = 3;

    private final Deque<DocumentAct> latest = new ArrayDeque<>();
    private final Map<DocumentAct, Integer> times = new LinkedHashMap<>();

    void cite(DocumentAct act) {
        latest.addLast(act);
        times.merge(act, 1, Integer::sum);
        if (latest.size() > REMEMBERED) {
            DocumentAct gone = latest.removeFirst();
            times.computeIfPresent(gone, (any, count) -> count > 1 ? count - 1 : null);
        }
    }

    /** How many of the latest citations are of an act. */
    int times(DocumentAct act) {
        return times.getOrDefault(act, 0);
    }

    /** The act that is cited more often than the one cited last, so that a new paragraph returns to it; null when there is none. */
    @Nullable
    DocumentAct over(DocumentAct lastCited) {
        DocumentAct topic = null;
        int most = Math.max(ESTABLISHED - 1, times(lastCited));
        for (Map.Entry<DocumentAct, Integer> entry : times.entrySet()) {
            boolean more = entry.getValue() > most;
            topic = more ? entry.getKey() : topic;
            most = more ? entry.getValue() : most;
        }
        return topic;
    }
}
