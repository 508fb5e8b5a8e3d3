package dev.assize.judges.coverage.internal;

/** The places of keys in a list of at most so many, each of which comes once. A map of boxed numbers would take longer than the rest. */
final class PartsByKey {

    private final String[] keys;
    private final int[] places;

    PartsByKey(int most) {
        int room = Integer.highestOneBit(Math.max(1, most)) * 4;
        this.keys = new String[room];
        this.places = new int[room];
    }

    /** Notes the place of a key; false where it has one already. */
    boolean add(String key, int place) {
        int slot = slot(key);
        if (keys[slot] != null) {
            return false;
        }
        keys[slot] = key;
        places[slot] = place;
        return true;
    }

    /** -1 for an unknown key. */
    int find(String key) {
        int slot = slot(key);
        return keys[slot] == null ? -1 : places[slot];
    }

    private int slot(String key) {
        int hash = key.hashCode();
        int slot = (hash ^ (hash >>> 16)) & (keys.length - 1);
        while (keys[slot] != null && !keys[slot].equals(key)) {
            slot = (slot + 1) & (keys.length - 1);
        }
        return slot;
    }
}
