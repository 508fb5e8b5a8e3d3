package dev.assize.core.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;

/**
 * Tells quickly that an object has no field with a name like one that is looked for, as is so for most names. One bit of 64
 * stands for each name, the same for names that {@link FieldPath} takes for one another.
 */
public final class AlikeNames {

    private AlikeNames() {}

    /** The bit of a name, whatever its case and whatever joins its words. */
    public static long bit(String name) {
        int hash = 0;
        for (int i = 0; i < name.length(); i++) {
            char unit = name.charAt(i);
            if (!FieldPath.joinsWords(unit)) {
                hash = 31 * hash + Character.toLowerCase(unit);
            }
        }
        return 1L << ((hash ^ (hash >>> 6) ^ (hash >>> 12)) & 63);
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
