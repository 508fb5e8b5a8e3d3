package dev.assize.runs.cache;

import dev.assize.runs.store.Database;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Looks kept answers up. Threads share it: a queue and a lock are between them. */
final class AnswerLookups {

    private static final int MOST_KEYS = 400;

    /** Keys that wait to be looked up together. Written and read under the lock of reading. */
    private static final class Lookup {
        private final List<AnswerKey> keys;
        private Map<AnswerKey, CacheEntry> found = Map.of();
        private @Nullable RuntimeException failure;
        private boolean done;

        Lookup(List<AnswerKey> keys) {
            this.keys = keys;
        }

        void end(Map<AnswerKey, CacheEntry> among, @Nullable RuntimeException reason) {
            Map<AnswerKey, CacheEntry> mine = new LinkedHashMap<>();
            for (AnswerKey key : keys) {
                CacheEntry entry = among.get(key);
                if (entry != null) {
                    mine.put(key, entry);
                }
            }
            found = mine;
            failure = reason;
            done = true;
        }
    }

    private final Database database;
    private final KnownKeys known;
    private final ConcurrentLinkedQueue<Lookup> waiting = new ConcurrentLinkedQueue<>();
    private final ReentrantLock reading = new ReentrantLock();

    /** Under the lock of reading. */
    private final AnswerQueries queries = new AnswerQueries();

    AnswerLookups(Database database, KnownKeys known) {
        this.database = database;
        this.known = known;
    }

    /**
     * Whoever comes to look up while another does so leaves the keys in a queue, and the next reader looks up all that are in
     * it. A query costs far more than what it finds, and hundreds of threads ask at once.
     */
    Map<AnswerKey, CacheEntry> find(Collection<AnswerKey> keys) {
        List<AnswerKey> sought = keys.stream().filter(known::mayBeKept).toList();
        if (sought.isEmpty()) {
            return Map.of();
        }
        Lookup mine = new Lookup(sought);
        waiting.add(mine);
        reading.lock();
        try {
            while (!mine.done) {
                lookUpTogether();
            }
        } finally {
            reading.unlock();
        }
        if (mine.failure != null) {
            throw mine.failure;
        }
        return mine.found;
    }

    private void lookUpTogether() {
        List<Lookup> together = new ArrayList<>();
        Set<AnswerKey> wanted = new LinkedHashSet<>();
        for (Lookup next = waiting.poll(); next != null; next = waiting.poll()) {
            together.add(next);
            wanted.addAll(next.keys);
            if (wanted.size() >= MOST_KEYS) {
                break;
            }
        }
        Map<AnswerKey, CacheEntry> found = new LinkedHashMap<>();
        RuntimeException failure = null;
        try {
            List<AnswerKey> all = List.copyOf(wanted);
            for (int from = 0; from < all.size(); from += MOST_KEYS) {
                List<AnswerKey> some = all.subList(from, Math.min(all.size(), from + MOST_KEYS));
                database.<Map<AnswerKey, CacheEntry>>read(connection -> queries.find(connection, some))
                        .forEach(found::put);
            }
        } catch (RuntimeException e) {
            failure = e;
        }
        for (Lookup lookup : together) {
            lookup.end(found, failure);
        }
    }
}
