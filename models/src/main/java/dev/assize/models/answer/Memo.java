package dev.assize.models.answer;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * What a function gave before, for the first few hundred things it was asked; the rest it works out anew, so memory does not
 * grow with the cases. Safe for all threads, which may work out the same thing twice.
 */
final class Memo<K, V> {

    private static final int MOST = 512;

    private final Function<K, V> function;
    private final Map<K, V> known = new ConcurrentHashMap<>();

    /** @param function gives equal things for equal keys */
    Memo(Function<K, V> function) {
        this.function = function;
    }

    V get(K key) {
        V before = known.get(key);
        if (before != null) {
            return before;
        }
        V fresh = function.apply(key);
        if (known.size() < MOST) {
            known.put(key, fresh);
        }
        return fresh;
    }
}
