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

    /** The topic to which a new paragraph returns after an act was cited once; null when there is none. */
    @Nullable
    DocumentAct after(DocumentAct lastCited) {
        if (times.getOrDefault(lastCited, 0) != 1) {
            return null;
        }
        DocumentAct topic = null;
        int most = ESTABLISHED - 1;
        for (Map.Entry<DocumentAct, Integer> entry : times.entrySet()) {
            boolean more = entry.getValue() > most;
            topic = more ? entry.getKey() : topic;
            most = more ? entry.getValue() : most;
        }
        return topic;
    }
}
