package dev.assize.law.be.act;

import dev.assize.law.be.date.WrittenDate;
import dev.assize.law.be.internal.MonthNames;
import dev.assize.law.be.token.Tokens;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The dates of a text by the token at which they begin. */
public final class DateMarks {

    /** A date and the last token of it. */
    record Mark(LocalDate date, int last) {}

    private static final int FAR_FROM_MONTH = 8;
    private static final byte MONTH = 1;
    private static final byte OTHER = 2;

    private final Map<Integer, Mark> marks = new HashMap<>();

    private DateMarks() {}

    public static DateMarks in(Tokens tokens) {
        DateMarks found = new DateMarks();
        byte[] months = new byte[tokens.forms()];
        int reached = 0;
        for (int at = 0; at < tokens.size(); at++) {
            boolean possible = tokens.isNumber(at) ? isDay(tokens, at, months) : isMonth(tokens, at, months);
            if (!possible || tokens.start(at) < reached) {
                continue;
            }
            WrittenDate written =
                    WrittenDate.at(tokens.original(), tokens.start(at)).orElse(null);
            if (written == null) {
                continue;
            }
            int last = tokens.indexAt(written.span().end()) - 1;
            reached = written.span().end();
            if (last >= at) {
                found.marks.put(at, new Mark(written.date(), last));
            }
        }
        return found;
    }

    /** Whether a number may begin a date: another follows behind a mark, or the name of a month stands soon after. */
    private static boolean isDay(Tokens tokens, int at, byte[] months) {
        boolean figures = tokens.isMark(at + 1) && tokens.isNumber(at + 2);
        if (tokens.form(at).length() > 4 || figures) {
            return figures;
        }
        for (int next = at + 1; next <= at + FAR_FROM_MONTH && next < tokens.size(); next++) {
            if (isMonth(tokens, next, months)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMonth(Tokens tokens, int at, byte[] months) {
        int form = tokens.formNumber(at);
        if (months[form] == 0) {
            months[form] = MonthNames.isMonth(tokens.form(at)) ? MONTH : OTHER;
        }
        return months[form] == MONTH;
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

    /** The days that the text writes. */
    public Set<LocalDate> days() {
        Set<LocalDate> days = new HashSet<>();
        marks.values().forEach(mark -> days.add(mark.date()));
        return days;
    }

    /** Whether a date begins at this token. */
    public boolean isDate(int token) {
        return marks.containsKey(token);
    }
}
