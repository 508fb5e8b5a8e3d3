package dev.assize.engine.setup;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds the name that somebody probably meant. */
public final class NearestName {

    private NearestName() {}

    /** The known name that differs in the fewest letters, if it is near enough. */
    public static Optional<String> to(String meant, List<String> known) {
        return known.stream()
                .filter(name -> distance(meant, name) <= Math.max(2, name.length() / 3) || name.contains(meant))
                .min(Comparator.comparingInt((String name) -> distance(meant, name))
                        .thenComparing(name -> name));
    }

    /** The number of letters to insert, delete or replace (Levenshtein). */
    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replace = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replace, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
