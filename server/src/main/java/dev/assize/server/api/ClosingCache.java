package dev.assize.server.api;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Keeps what was opened for later calls. What has to make room, or is still there when the cache is closed, is closed itself when
 * the last call that uses it is done.
 */
final class ClosingCache<K, V> implements AutoCloseable {

    private final Consumer<V> closing;
    private final Cache<K, Kept<V>> kept;

    /** @param most how many stay open that no call uses */
    ClosingCache(int most, Consumer<V> closing) {
        this.closing = closing;
        this.kept = Caffeine.newBuilder()
                .maximumSize(most)
                .executor(Runnable::run)
                .<K, Kept<V>>removalListener((key, value, cause) -> {
                    if (value != null && value.drop()) {
                        closing.accept(value.value);
                    }
                })
                .build();
    }

    /** What the work makes of the value of a key, which is opened where it is not there. */
    <R> R with(K key, Function<K, V> opening, Function<V, R> work) {
        while (true) {
            Kept<V> found = kept.get(key, missing -> new Kept<>(opening.apply(missing)));
            // One that had to make room between these two lines is opened anew.
            if (found.take()) {
                try {
                    return work.apply(found.value);
                } finally {
                    if (found.leave()) {
                        closing.accept(found.value);
                    }
                }
            }
        }
    }

    @Override
    public void close() {
        kept.invalidateAll();
        kept.cleanUp();
    }

    /** A value with the number of calls that use it. */
    private static final class Kept<V> {
        private final V value;
        private int users;
        private boolean dropped;

        Kept(V value) {
            this.value = value;
        }

        synchronized boolean take() {
            users += dropped ? 0 : 1;
            return !dropped;
        }

        /** Whether it is to be closed now. */
        synchronized boolean leave() {
            users--;
            return dropped && users == 0;
        }

        /** Whether it is to be closed now. */
        synchronized boolean drop() {
            dropped = true;
            return users == 0;
        }
    }
}
