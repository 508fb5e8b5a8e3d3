package dev.assize.runs.agree;

import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * Shows the cases that two runs have in common, pair by pair. A thread reads the first run ahead by a few cases; as long
 * as both runs are in the same order no more of it is kept, however large the runs are. A case that comes earlier in the
 * first run than in the second waits in memory.
 */
final class PairedCases {

    /** Takes pairs one by one. */
    @FunctionalInterface
    interface PairVisitor {
        void visit(String id, RecordedCase first, RecordedCase second) throws IOException;
    }

    /** How many cases met, and how many only one run has. */
    record Counts(long paired, long onlyFirst, long onlySecond) {}

    private static final int AHEAD = 256;

    /** One case, or the end, or why there is no end. */
    private record Message(
            @Nullable RecordedCase recorded, @Nullable Throwable failure) {}

    private final BlockingQueue<Message> queue = new ArrayBlockingQueue<>(AHEAD);
    private final Map<String, RecordedCase> waiting = new LinkedHashMap<>();
    private final Map<String, Integer> timesFirst = new HashMap<>();
    private final Map<String, Integer> timesSecond = new HashMap<>();
    private boolean ended;
    private long paired;
    private long onlySecond;

    private PairedCases() {}

    static Counts forEach(RecordedRun first, RecordedRun second, PairVisitor visitor) throws IOException {
        PairedCases cases = new PairedCases();
        Thread reader = new Thread(() -> cases.readAhead(first), "assize-agree");
        reader.setDaemon(true);
        reader.start();
        try {
            second.forEach(recorded -> cases.meet(recorded, visitor));
            long left = cases.waiting.size();
            while (cases.next() != null) {
                left++;
            }
            return new Counts(cases.paired, left, cases.onlySecond);
        } finally {
            reader.interrupt();
        }
    }

    private void readAhead(RecordedRun first) {
        try {
            try {
                first.forEach(recorded -> put(new Message(recorded, null)));
                put(new Message(null, null));
            } catch (IOException | RuntimeException | Error e) {
                put(new Message(null, e));
            }
        } catch (IOException e) {
            // Interrupted: nobody reads any more.
            return;
        }
    }

    private void put(Message message) throws IOException {
        try {
            queue.put(message);
        } catch (InterruptedException e) {
            throw new IOException("nobody reads any more", e);
        }
    }

    private void meet(RecordedCase recorded, PairVisitor visitor) throws IOException {
        String key = key(recorded, timesSecond);
        RecordedCase partner = waiting.remove(key);
        while (partner == null) {
            RecordedCase next = next();
            if (next == null) {
                onlySecond++;
                return;
            }
            String other = key(next, timesFirst);
            if (other.equals(key)) {
                partner = next;
            } else {
                waiting.put(other, next);
            }
        }
        paired++;
        visitor.visit(key, partner, recorded);
    }

    /** Null at the end. */
    private @Nullable RecordedCase next() throws IOException {
        if (ended) {
            return null;
        }
        try {
            Message message = queue.take();
            ended = message.recorded() == null;
            if (message.failure() instanceof IOException e) {
                throw e;
            }
            if (message.failure() instanceof RuntimeException e) {
                throw e;
            }
            if (message.failure() instanceof Error e) {
                throw e;
            }
            return message.recorded();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while runs were read", e);
        }
    }

    /** The id, with a number where it comes again. */
    private static String key(RecordedCase recorded, Map<String, Integer> times) {
        String id = recorded.result().id();
        int time = times.merge(id, 1, Integer::sum);
        return time == 1 ? id : id + " #" + time;
    }
}
