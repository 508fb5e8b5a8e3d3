package dev.assize.runs.dataset;

/** What stands between the cells of a table. */
final class CellSeparator {

    /** The comma first: it wins where two are equally good. */
    private static final String COMMON = ",;\t|";

    private CellSeparator() {}

    /** The one that makes the most columns of the first line; a comma when none is there. */
    static char of(String firstLine) {
        char best = ',';
        long most = 0;
        for (int i = 0; i < COMMON.length(); i++) {
            char each = COMMON.charAt(i);
            long count = count(firstLine, each);
            if (count > most) {
                most = count;
                best = each;
            }
        }
        return best;
    }

    static boolean isIn(String firstLine) {
        return firstLine.chars().anyMatch(unit -> COMMON.indexOf(unit) >= 0);
    }

    /** Outside quotation marks, where it means itself. */
    private static long count(String line, char delimiter) {
        boolean quoted = false;
        long count = 0;
        for (int i = 0; i < line.length(); i++) {
            char unit = line.charAt(i);
            if (unit == '"') {
                quoted = !quoted;
            } else if (unit == delimiter && !quoted) {
                count++;
            }
        }
        return count;
    }
}
