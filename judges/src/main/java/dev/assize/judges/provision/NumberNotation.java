package dev.assize.judges.provision;

import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.provision.LatinSuffix;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Characters;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The ways in which texts write the number of one article: "28bis", "28 bis", "28[bis]", "XX. 99", "1er". */
final class NumberNotation {

    private static final Set<String> MONEY = Set.of("euro", "euros", "eur", "francs", "frank", "bef", "%", "€");

    private final Tokens tokens;
    private final DateMarks dates;
    private final List<String> parts;
    private final int anchor;

    NumberNotation(Tokens tokens, DateMarks dates, String key) {
        this.tokens = tokens;
        this.dates = dates;
        this.parts = parts(key);
        this.anchor = anchor(parts);
    }

    /** How many parts stand before the figures by which the number is looked for; negative when it has no figures. */
    int anchor() {
        return anchor;
    }

    /** The figures by which the number is looked for. */
    String anchorForm() {
        return parts.get(anchor);
    }

    private static List<String> parts(String key) {
        Tokens tokens = Tokens.of(key);
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            boolean ordinal =
                    i > 0 && tokens.isNumber(i - 1) && Set.of("er", "ste", "e").contains(tokens.form(i));
            if (!tokens.isMark(i) && !ordinal) {
                parts.add(tokens.form(i));
            }
        }
        return parts;
    }

    private static int anchor(List<String> parts) {
        for (int i = 0; i < parts.size(); i++) {
            if (Characters.isDigit(parts.get(i).charAt(0))) {
                return i;
            }
        }
        return -1;
    }

    /** The span of the number whose anchor stands at a token; null when its other parts are not around it. */
    @Nullable
    Span at(int at) {
        return at(at, parts.size() > 1 || standsAlone(at));
    }

    /** The same in a list of articles, where "33,37,38" and "1382-1383" are no decimals. */
    @Nullable
    Span inListAt(int at) {
        boolean listed = tokens.is(at - 1, ",") || tokens.is(at - 1, "-");
        return at(at, parts.size() > 1 || listed || standsAlone(at));
    }

    private @Nullable Span at(int at, boolean alone) {
        if (!alone) {
            return null;
        }
        int first = at;
        for (int i = anchor - 1; i >= 0; i--) {
            first = neighbour(first, -1, parts.get(i));
            if (first < 0) {
                return null;
            }
        }
        int last = at;
        for (int i = anchor + 1; i < parts.size(); i++) {
            last = following(last, parts.get(i));
            if (last < 0) {
                return null;
            }
        }
        return tokens.span(first, last);
    }

    /** The next token with this form, or the two of "undecies C" for "undeciesC". */
    private int following(int from, String form) {
        int whole = neighbour(from, 1, form);
        int letter = form.length() - 1;
        if (whole >= 0
                || letter < 3
                || LatinSuffix.place(form.substring(0, letter)).isEmpty()) {
            return whole;
        }
        int suffix = neighbour(from, 1, form.substring(0, letter));
        return suffix < 0 ? suffix : neighbour(suffix, 1, form.substring(letter));
    }

    /** The next token with this form in a direction, over at most two marks; -1 when another word comes first. */
    private int neighbour(int from, int step, String form) {
        int at = from + step;
        for (int marks = 0; marks < 2 && tokens.isMark(at); marks++) {
            at += step;
        }
        return tokens.is(at, form) ? at : -1;
    }

    /** Neither part of a longer number, nor of a date, nor an amount, nor the number of a paragraph or an item. */
    private boolean standsAlone(int at) {
        boolean continued = isJoined(at - 1, at - 2) && tokens.touches(at) && tokens.touches(at - 1);
        boolean date = dates.isDate(at) || isInsideDate(at);
        boolean marked =
                tokens.is(at - 1, "§") || tokens.is(at - 1, "°") || (tokens.is(at + 1, "°") && tokens.touches(at + 1));
        return !continued && !date && !marked && !MONEY.contains(tokens.form(at + 1));
    }

    private boolean isJoined(int mark, int beyond) {
        return tokens.isMark(mark) && "./:-,".contains(tokens.form(mark)) && tokens.isNumber(beyond);
    }

    private boolean isInsideDate(int at) {
        for (int back = 1; back <= 5; back++) {
            if (dates.isDate(at - back) && dates.lastOf(at - back) >= at) {
                return true;
            }
        }
        return false;
    }
}
