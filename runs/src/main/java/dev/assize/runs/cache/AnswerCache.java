package dev.assize.runs.cache;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where answers are kept across runs. Threads share it. */
public interface AnswerCache extends AutoCloseable {

    /** Those of the keys that are kept. */
    Map<AnswerKey, CacheEntry> find(Collection<AnswerKey> keys);

    /** Returns once they are safe. Of two answers with one key the first stays. */
    void keep(List<CacheEntry> answers);

    /** Notes that answers were not asked for again; only counts, so it may be lost when the process is killed. */
    void credit(String answerer, long hits, Cost saved);

    /** What is kept, one entry for each answerer, by name. */
    List<Holding> holdings();

    /** What a {@link Selection} comes to. */
    Tally count(Selection selection);

    /** Forgets answers and tells how many there were. */
    Tally prune(Selection selection);

    @Override
    void close();

    /**
     * What is kept of one answerer.
     *
     * @param oldest null when nothing is left of it
     * @param newest null when nothing is left of it
     * @param hits how often an answer was not asked for again
     * @param saved what those hits would have cost
     */
    record Holding(
            String answerer,
            Tally kept,
            @Nullable Instant oldest,
            @Nullable Instant newest,
            long hits,
            Cost saved) {}

    /** @param bytes of the contents, without what the database needs to find them */
    record Tally(long answers, long bytes, Cost worth) {

        public static final Tally NONE = new Tally(0, 0, Cost.NOTHING);
    }

    /**
     * Which answers are meant.
     *
     * @param before only those kept before then; null for any time
     * @param answerer only those of this one; null for all
     */
    record Selection(@Nullable Instant before, @Nullable String answerer) {

        public static final Selection ALL = new Selection(null, null);
    }
}
