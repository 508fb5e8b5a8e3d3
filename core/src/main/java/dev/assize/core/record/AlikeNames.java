package dev.assize.core.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Tells quickly that an object has no field with a name like one that is looked for, as is so for most names. One bit of 64
 * stands for each name, the same for names that {@link FieldPath} takes for one another.
 */
public final class AlikeNames {

    private record Known(String name, int hash, long bit) {}

    /** The records of a file have the same few names. Threads share it: an entry never changes, and who misses one makes it again. */
    private static final @Nullable Known[] RECENT = new Known[1 << 8];

    private AlikeNames() {}

    /** The bit of a name, whatever its case and whatever joins its words. */
    public static long bit(String name) {
        return known(name).bit();
    }

    /** The same for names that are alike, and hardly for any others. */
    static int hash(String name) {
        return known(name).hash();
    }

    private static Known known(String name) {
        int hash = name.hashCode();
        int slot = (hash ^ (hash >>> 15)) & (RECENT.length - 1);
        Known known = RECENT[slot];
        if (known == null || !known.name().equals(name)) {
            known = made(name);
            RECENT[slot] = known;
        }
        return known;
    }

    private static Known made(String name) {
        int hash = 0;
        for (int i = 0; i < name.length(); i++) {
            char unit = name.charAt(i);
            if (!FieldPath.joinsWords(unit)) {
                hash = 31 * hash + Character.toLowerCase(unit);
            }
        }
        return new Known(name, hash, 1L << ((hash ^ (hash >>> 6) ^ (hash >>> 12)) & 63));
    }

    /** The bits of all names in an object. */
    public static long in(JsonNode object) {
        long bits = 0;
        for (Iterator<String> names = object.fieldNames(); names.hasNext(); ) {
            bits |= bit(names.next());
        }
        return bits;
    }
}
