package dev.assize.law.be.act;

import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The day on which a treaty was signed: "signée à Rome le 4 novembre 1950", "ter ondertekening opengesteld te Rome op 19 juni 1980". */
record TreatySignature(Tokens tokens, DateMarks dates) {

    private static final Set<String> SIGNED = WordSet.of(
            "signe signee fait faite conclu conclue adoptee ondertekend ondertekening ouverte gedaan gesloten opgemaakt");
    private static final int LONGEST = 8;

    /** As {@link #after}, where the place is told as well: "conclue à La Haye le 1er mars 1954". */
    DateMarks.@Nullable Mark atPlace(int name) {
        for (int at = name + 1; at < name + LONGEST / 2; at++) {
            if ((tokens.is(at, "a") || tokens.is(at, "te"))
                    && (tokens.isCapitalised(at + 1) || tokens.is(at + 1, "'"))) {
                return after(name);
            }
        }
        return null;
    }

    /** "te Brussel op 23 april 1970 gesloten": Dutch puts the verb behind the day. */
    private DateMarks.@Nullable Mark beforeVerb(int place) {
        for (int day = place + 2; tokens.is(place, "te") && day < place + LONGEST; day++) {
            DateMarks.Mark mark = tokens.is(day - 1, "op") ? dates.at(day) : null;
            if (mark != null) {
                return SIGNED.contains(tokens.form(mark.last() + 1)) ? mark : null;
            }
        }
        return null;
    }

    /** The day that follows a name; null when none does. */
    DateMarks.@Nullable Mark after(int name) {
        int at = tokens.is(name + 1, ",") ? name + 2 : name + 1;
        DateMarks.Mark before = beforeVerb(at);
        if (before != null) {
            return before;
        }
        at = tokens.is(at, "ter") ? at + 1 : at;
        if (!SIGNED.contains(tokens.form(at))) {
            return null;
        }
        for (int day = at + 1; day < at + LONGEST; day++) {
            boolean introduced = tokens.is(day - 1, "le") || tokens.is(day - 1, "op");
            if (introduced && dates.isDate(day)) {
                return dates.at(day);
            }
            if (!tokens.isWord(day) && !tokens.is(day, "'") && !tokens.is(day, "-")) {
                return null;
            }
        }
        return null;
    }
}
