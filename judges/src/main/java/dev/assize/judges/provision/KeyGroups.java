package dev.assize.judges.provision;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Keys that must be looked at together, as sets that are joined when an item names several. */
final class KeyGroups {

    private final Map<String, String> parents = new HashMap<>();

    void join(List<String> keys) {
        for (int i = 1; i < keys.size(); i++) {
            String one = of(keys.get(0));
            String other = of(keys.get(i));
            if (!one.equals(other)) {
                parents.put(other, one);
            }
        }
    }

    /** The key that stands for the group of a key. */
    String of(String key) {
        String root = key;
        String parent = parents.getOrDefault(root, root);
        while (!parent.equals(root)) {
            root = parent;
            parent = parents.getOrDefault(root, root);
        }
        if (!root.equals(key)) {
            parents.put(key, root);
        }
        return root;
    }
}
