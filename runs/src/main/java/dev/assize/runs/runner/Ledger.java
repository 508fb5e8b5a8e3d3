package dev.assize.runs.runner;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.SourcePlace;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.dataset.DatasetException;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Where a run is kept while it goes on, so that a run that was cut off can go on later. Threads share it. */
public interface Ledger {

    /** For a run of which nothing is kept. */
    Ledger NONE = new Ledger() {
        @Override
        public Optional<Earlier> earlier(long ordinal) {
            return Optional.empty();
        }

        @Override
        public void keep(JudgedCase heard) {}
    };

    /**
     * A case that was finished before.
     *
     * @param contentHash what the row must hold; null where the data is known to be the same
     * @param line its result line as it was written
     */
    record Earlier(@Nullable String contentHash, String line) {

        /**
         * The result, provided that the row still holds the same case. Throws {@link DatasetException} when it does not.
         *
         * @param record of the row, its fields mapped; empty where it holds none
         */
        public RecordedResult result(SourcePlace place, Supplier<Optional<ObjectNode>> record) {
            String found = contentHash == null
                    ? null
                    : JudgedCase.hash(record.get().map(Json::write).orElse(null));
            if (found != null && !found.equals(contentHash)) {
                throw new DatasetException(place
                        + ": holds another case than when the run was begun; give it the same data, or start a"
                        + " new run");
            }
            return RecordedResult.parse(line);
        }
    }

    /** What was finished of this row before. One thread asks, for each row once and in their order. */
    Optional<Earlier> earlier(long ordinal);

    /**
     * Keeps a case for good, whatever happens to those before it. Called by many threads, in any order of the rows. When
     * the answers cost something it returns only once the case is safe, so that nothing paid for is lost.
     */
    void keep(JudgedCase heard) throws InterruptedException;
}
