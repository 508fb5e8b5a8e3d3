package dev.assize.bench.brand;

/** How many letters must be inserted, dropped or replaced to turn one text into another. */
final class EditDistance {

    private EditDistance() {}

    static boolean within(String one, String other, int most) {
        if (Math.abs(one.length() - other.length()) > most) {
            return false;
        }
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            int least = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
                least = Math.min(least, row[j]);
            }
            if (least > most) {
                return false;
            }
        }
        return row[other.length()] <= most;
    }
}
