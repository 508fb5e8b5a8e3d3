package dev.assize.judges.internal.memo;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;

/**
 * The last few results of a function without side effects, for all threads together: what one of them worked out serves the cases
 * that the others judge meanwhile. Two that ask at the same moment may both work it out. What is remembered changes no result, only
 * how long it takes, and is given up where memory runs short.
 */
public final class SharedResults<K, V> {

    private record Known<K, V>(int hash, K key, V value) {}

    private final Function<K, V> function;
    private final AtomicReferenceArray<SoftReference<Known<K, V>>> ring;
    private final AtomicInteger made = new AtomicInteger();

    /**
     * @param size how many results are remembered; they are searched one by one
     * @param function must give equal keys equal results, which any thread may use
     */
    public SharedResults(int size, Function<K, V> function) {
        this.function = function;
        this.ring = new AtomicReferenceArray<>(size);
    }

    public V of(K key) {
        int hash = key.hashCode();
        for (int i = 0; i < ring.length(); i++) {
            SoftReference<Known<K, V>> kept = ring.get(i);
            Known<K, V> known = kept == null ? null : kept.get();
            if (known != null && known.hash == hash && known.key.equals(key)) {
                return known.value;
            }
        }
        V value = function.apply(key);
        ring.set(
                Math.floorMod(made.getAndIncrement(), ring.length()),
                new SoftReference<>(new Known<>(hash, key, value)));
        return value;
    }
}
