package dev.assize.law.be.act;

import dev.assize.law.be.date.WrittenDate;
import dev.assize.law.be.token.Tokens;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The dates of a text by the token at which they begin. */
public final class DateMarks {

    /** A date and the last token of it. */
    record Mark(LocalDate date, int last) {}

    private final Map<Integer, Mark> marks = new HashMap<>();

    private DateMarks() {}

    public static DateMarks in(Tokens tokens) {
        DateMarks found = new DateMarks();
        List<WrittenDate> dates = WrittenDate.findAll(tokens.original());
        for (WrittenDate written : dates) {
            int first = tokens.indexAt(written.span().start());
            int last = tokens.indexAt(written.span().end()) - 1;
            if (last >= first) {
                found.marks.put(first, new Mark(written.date(), last));
            }
        }
        return found;
    }

    @Nullable
    Mark at(int token) {
        return marks.get(token);
    }

    /** The last token of the date that begins at a token; -1 when none does. */
    public int lastOf(int token) {
        Mark mark = marks.get(token);
        return mark == null ? -1 : mark.last();
    }

    /** Whether a date begins at this token. */
    public boolean isDate(int token) {
        return marks.containsKey(token);
    }
}
