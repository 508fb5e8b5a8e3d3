package dev.assize.runs.dataset;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Whether a place of a table lies inside a quoted cell. A quotation mark opens one only where a cell begins, as in RFC 4180: that of
 * {@code 5" pipe} means itself, and hides no line end from the rows behind it.
 */
final class CellQuotes {

    private static final String COMMON = ",;\t|";

    /** The bytes of what separates cells; null for any of the common ones. */
    private byte @Nullable [] delimiter;

    /** How many bytes of the separator have been seen. */
    private int matched;

    private boolean begins = true;
    private boolean inside;
    private boolean closed;

    CellQuotes(@Nullable Character delimiter) {
        separatedBy(delimiter);
    }

    void separatedBy(@Nullable Character known) {
        delimiter = known == null ? null : String.valueOf(known).getBytes(StandardCharsets.UTF_8);
    }

    /** Before a row. */
    void begin() {
        begins = true;
        inside = false;
        closed = false;
        matched = 0;
    }

    void see(byte unit) {
        if (inside) {
            // A doubled one goes on.
            closed = unit == '"';
            inside = !closed;
        } else if (unit == '"' && (begins || closed)) {
            inside = true;
        } else {
            closed = false;
            begins = separates(unit);
        }
    }

    boolean inside() {
        return inside;
    }

    private boolean separates(byte unit) {
        byte[] known = delimiter;
        if (known == null) {
            return COMMON.indexOf(unit) >= 0;
        }
        matched = unit == known[matched] ? matched + 1 : unit == known[0] ? 1 : 0;
        if (matched < known.length) {
            return false;
        }
        matched = 0;
        return true;
    }
}
