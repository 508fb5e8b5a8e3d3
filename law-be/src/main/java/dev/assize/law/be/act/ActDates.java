package dev.assize.law.be.act;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.time.LocalDate;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which date in the description of an act is its own. */
record ActDates(Tokens tokens, DateMarks dates) {
    private static final Set<String> INTRODUCTIONS = Set.of("du", "van", "le", "dd", "d", "op", "vom", "des");
    private static final Set<String> COORDINATED = WordSet.of(
            "coordonnees coordonnee coordonne gecoordineerd gecoordineerde coordonnes samengeordend samengeordende");

    private static final Set<String> DECREED = WordSet.of(
            "par l arrete arretes royal royaux bij het koninklijk koninklijke besluit besluiten a r k b kb ar . du van le op");

    static boolean isIntroduction(String form) {
        return INTRODUCTIONS.contains(form);
    }

    /** "coordonnées par l'arrêté royal du", "gecoördineerd bij koninklijk besluit van": whether a word may stand before the day. */
    static boolean isOfCoordination(String form) {
        return DECREED.contains(form);
    }

    /** Whether a word says that laws were coordinated, of which the day follows. */
    static boolean isCoordination(String form) {
        return COORDINATED.contains(form);
    }

    /**
     * Whether a token may stand between the noun of an act and its date.
     *
     * @param numbered whether the number of the act was read: behind it a comma may stand before the date, "n° 80, du 10 novembre 1967"
     */
    boolean mayPrecede(int at, boolean numbered) {
        if (isPartNumber(at) || isAdjective(at) || (numbered && isCommaBeforeDate(at))) {
            return true;
        }
        if (tokens.isMark(at)) {
            // "Arr. roy., 19 décembre 1967": behind an abbreviation a comma may stand before the date.
            boolean comma = tokens.is(at, ",") && tokens.is(at - 1, ".") && dates.at(at + 1) != null;
            return tokens.is(at, ".") || tokens.is(at, "-") || comma;
        }
        if (tokens.gapBefore(at) == Gap.PARAGRAPH || tokens.isNumber(at)) {
            return false;
        }
        String form = tokens.form(at);
        boolean qualifies = Qualifiers.ofDatedAct(form);
        boolean initials = tokens.is(at + 1, ".")
                && tokens.touches(at + 1)
                && tokens.form(at).length() <= 4;
        return qualifies || (tokens.isCapitalised(at) && (initials || !tokens.is(at - 1, ".")));
    }

    private boolean isCommaBeforeDate(int at) {
        boolean introduced = tokens.is(at + 1, "du") || tokens.is(at + 1, "van");
        return tokens.is(at, ",") && (introduced ? dates.isDate(at + 2) : dates.isDate(at + 1));
    }

    /** "la loi domaniale du 22 décembre 1949": one word between the noun and its date is an adjective. */
    private boolean isAdjective(int at) {
        return tokens.isWord(at)
                && tokens.is(at + 1, "du")
                && dates.isDate(at + 2)
                && ActNouns.at(tokens, at - 1) != null
                && !ActTitle.isStop(tokens, at);
    }

    /** "loi-programme (I) du 29 mars 2012": laws that were cut in two are numbered so. */
    private boolean isPartNumber(int at) {
        int open = tokens.is(at, "(") ? at : tokens.is(at - 1, "(") ? at - 1 : at - 2;
        return tokens.is(open, "(")
                && tokens.is(open + 2, ")")
                && tokens.isUpperCase(open + 1)
                && tokens.form(open + 1).chars().allMatch(letter -> letter == 'i' || letter == 'v');
    }

    /** The last token of a title before the act of the same day that it names: "naar aanleiding van de wet van 17 januari 2003 betreffende …". */
    int beforeTwin(int from, int end, @Nullable LocalDate date) {
        for (int at = from; date != null && at <= end; at++) {
            DateMarks.Mark mark = dates.at(at);
            if (mark != null && date.equals(mark.date())) {
                return at - 1;
            }
        }
        return end;
    }

    /** "wet op de huur van 20 februari 1991": the date behind a title is the act's own, unless it is that of an act in the title. */
    @Nullable
    LocalDate atEnd(int from, int end) {
        for (int at = end; at > from && at > end - 6; at--) {
            DateMarks.Mark mark = dates.at(at);
            if (mark != null && mark.last() >= end) {
                int before = at - 1;
                while (before > from && (tokens.isMark(before) || INTRODUCTIONS.contains(tokens.form(before)))) {
                    before--;
                }
                boolean others = ActNouns.at(tokens, before) != null
                        || ActNouns.at(tokens, before - 1) != null
                        || Qualifiers.afterNoun(tokens.form(before));
                return others && !isCoordinated(from, at) ? null : mark.date();
            }
        }
        return null;
    }

    /** "samengeordende wetten betreffende de kinderbijslag van 19 december 1939 de …": where the day of coordinated laws ends their title. */
    int endAtDay(int from, int end) {
        for (int at = from; at <= end; at++) {
            DateMarks.Mark mark = dates.at(at);
            if (mark != null && INTRODUCTIONS.contains(tokens.form(at - 1))) {
                return mark.last();
            }
            if (ActNouns.at(tokens, at) != null) {
                return end;
            }
        }
        return end;
    }

    /** "lois sur l'enseignement, coordonnées par l'arrêté royal du …": the day of the coordination is the act's. */
    private boolean isCoordinated(int from, int to) {
        for (int at = from; at < to; at++) {
            if (COORDINATED.contains(tokens.form(at))) {
                return true;
            }
        }
        return false;
    }
}
