package dev.assize.judges.citation.internal;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether two courts that no registry knows are called alike. */
public final class CourtNames {

    private static final double ALIKE = 0.6;

    private CourtNames() {}

    public static boolean areAlike(String one, String other) {
        Set<String> words = content(one);
        Set<String> others = content(other);
        if (words.isEmpty() || others.isEmpty()) {
            return false;
        }
        Set<String> shared = new HashSet<>(words);
        shared.retainAll(others);
        return shared.size() >= ALIKE * Math.max(words.size(), others.size());
    }

    private static Set<String> content(String name) {
        List<String> words = Clause.words(name.length() > 2_000 ? name.substring(0, 2_000) : name);
        Set<String> content = new HashSet<>();
        for (String word : words) {
            if (word.length() > 2 && !LittleWords.anyHas(word)) {
                content.add(word);
            }
        }
        return content;
    }
}
