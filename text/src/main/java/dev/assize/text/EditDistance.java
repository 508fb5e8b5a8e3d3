package dev.assize.text;

/** How many characters must be added, taken away or changed to make one text of another (Levenshtein 1966). */
public final class EditDistance {

    private EditDistance() {}

    public static int between(String a, String b) {
        return differing(a, b).distance();
    }

    /** About how many steps {@link #between(String, String)} takes: none where one text is the other. */
    public static long steps(String a, String b) {
        return differing(a, b).steps();
    }

    private static DifferingPart differing(String a, String b) {
        return new DifferingPart(a.codePoints().toArray(), b.codePoints().toArray());
    }

    /** Exact below {@code limit}; at least {@code limit} otherwise. Counts code points. */
    public static int between(String a, String b, int limit) {
        int[] left = a.codePoints().toArray();
        int[] right = b.codePoints().toArray();
        if (Math.abs(left.length - right.length) >= limit) {
            return limit;
        }
        return placeByPlace(left, right, limit);
    }

    /** Exact below {@code limit}; at least {@code limit} otherwise. */
    static int placeByPlace(int[] left, int[] right, int limit) {
        int[] row = new int[right.length + 1];
        for (int j = 0; j <= right.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= left.length; i++) {
            int diagonal = row[0];
            row[0] = i;
            int least = i;
            for (int j = 1; j <= right.length; j++) {
                int changed = diagonal + (left[i - 1] == right[j - 1] ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
                least = Math.min(least, row[j]);
            }
            if (least >= limit) {
                return limit;
            }
        }
        return row[right.length];
    }
}
