package dev.assize.text;

/** How many characters must be added, taken away or changed to make one text of another (Levenshtein 1966). */
public final class EditDistance {

    private EditDistance() {}

    public static int between(String a, String b) {
        return between(a, b, Integer.MAX_VALUE);
    }

    /** Exact below {@code limit}; at least {@code limit} otherwise. Counts code points. */
    public static int between(String a, String b, int limit) {
        int[] left = a.codePoints().toArray();
        int[] right = b.codePoints().toArray();
        if (Math.abs(left.length - right.length) >= limit) {
            return limit;
        }
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
