package dev.assize.runs.dataset;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What stands between the cells of a table. */
final class CellSeparator {

    /** The comma first: it wins where two are equally good. */
    private static final String COMMON = ",;\t|";

    private static final Pattern TOLD = Pattern.compile("\"?sep=([^\"\r\n])\"?\\s*", Pattern.CASE_INSENSITIVE);

    private CellSeparator() {}

    /** What the line {@code sep=;} says, by which Excel is told; empty when it is another line. */
    static Optional<Character> told(String firstLine) {
        Matcher line = TOLD.matcher(firstLine);
        return line.matches() ? Optional.of(line.group(1).charAt(0)) : Optional.empty();
    }

    /** The one that the first line tells, or that makes the most columns of it; a comma when none is there. */
    static char of(String firstLine) {
        Optional<Character> told = told(firstLine);
        if (told.isPresent()) {
            return told.get();
        }
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
