package dev.assize.judges.internal.memo;

import java.lang.ref.SoftReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The last few results of a function without side effects. A judge asks and rules on one case several times over, with the same texts each
 * time, and nobody hands on what was worked out before; so each thread remembers the little that it worked out last. What is
 * remembered changes no result, only how long it takes, and is given up where memory runs short. Threads share it: each has
 * its own memory.
 */
public final class RecentResults<K, V> {

    private final Function<K, V> function;
    private final int size;

    /** Whoever remembers is a constant itself, so there are as many of these as places in the code. */
    @SuppressWarnings("ThreadLocalUsage")
    private final ThreadLocal<SoftReference<Memory>> memories = new ThreadLocal<>();

    /**
     * @param size how many results are remembered; they are searched one by one
     * @param function must give equal keys equal results, which nobody changes
     */
    public RecentResults(int size, Function<K, V> function) {
        this.function = function;
        this.size = size;
    }

    public V of(K key) {
        Memory memory = memory();
        int place = memory.find(key);
        if (place >= 0) {
            @SuppressWarnings("unchecked")
            V value = (V) memory.values[place];
            return value;
        }
        V made = function.apply(key);
        memory.put(key, made);
        return made;
    }

    private Memory memory() {
        SoftReference<Memory> kept = memories.get();
        Memory memory = kept == null ? null : kept.get();
        if (memory == null) {
            memory = new Memory(size);
            memories.set(new SoftReference<>(memory));
        }
        return memory;
    }

    /** A ring: the oldest makes room for the newest. */
    private static final class Memory {
        private final @Nullable Object[] keys;
        private final @Nullable Object[] values;
        private int next;

        Memory(int size) {
            this.keys = new Object[size];
            this.values = new Object[size];
        }

        /** Mostly the very same object is asked for again. Others differ soon, where a hash would look at all of a long text. */
        int find(Object key) {
            for (int i = 0; i < keys.length; i++) {
                if (keys[i] == key) {
                    return i;
                }
            }
            for (int i = 0; i < keys.length; i++) {
                if (key.equals(keys[i])) {
                    return i;
                }
            }
            return -1;
        }

        void put(Object key, @Nullable Object value) {
            keys[next] = key;
            values[next] = value;
            next = (next + 1) % keys.length;
        }
    }
}
