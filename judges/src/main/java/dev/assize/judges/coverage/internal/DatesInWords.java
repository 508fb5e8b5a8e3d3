package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import dev.assize.text.WordSet;
import java.time.DateTimeException;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads "the last day of March 2025" as 31 March 2025, "le dernier jour de 2027" as 31 December, and "4 May '18" as 4 May 2018. */
final class DatesInWords {

    private static final Set<String> LAST = WordSet.of("last final dernier laatste letzten letzter letztem letzte");
    private static final Set<String> DAY = WordSet.of("day jour dag tag tages tage");
    private static final Set<String> BETWEEN =
            WordSet.of("of the month year de d du mois l annee an van het maand jaar des im vom monats jahres von");

    /** How many words may stand between: "of the year". */
    private static final int MOST_BETWEEN = 4;

    private static final int DECEMBER = 12;

    /** Short years from here on are of the last century. */
    private static final int LAST_CENTURY = 40;

    private static final int LEAP_YEAR = 2024;

    private DatesInWords() {}

    static List<Token> read(List<Token> tokens, String text) {
        List<Token> read = tokens;
        for (int i = 1; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.kind() == Token.Kind.MONTH || isYear(token)) {
                int day = dayBefore(tokens, i);
                if (day > 0) {
                    read = read == tokens ? new ArrayList<>(tokens) : read;
                    writeLastDay(read, day, i);
                }
            } else if (isShortYear(tokens, text, i)) {
                read = read == tokens ? new ArrayList<>(tokens) : read;
                int year = Integer.parseInt(token.folded());
                read.set(i, exact(token, Token.Kind.NUMBER, "#" + (year + (year < LAST_CENTURY ? 2000 : 1900))));
            }
        }
        return read;
    }

    /** The word for "day" after the one for "last", with only words for the month or year between; -1 when there is none. */
    private static int dayBefore(List<Token> tokens, int at) {
        int i = at - 1;
        while (i > at - 1 - MOST_BETWEEN
                && i > 0
                && BETWEEN.contains(tokens.get(i).folded())) {
            i--;
        }
        boolean day = i > 0
                && DAY.contains(tokens.get(i).folded())
                && LAST.contains(tokens.get(i - 1).folded());
        return day ? i : -1;
    }

    private static void writeLastDay(List<Token> tokens, int day, int at) {
        boolean month = tokens.get(at).kind() == Token.Kind.MONTH;
        int number = month ? Integer.parseInt(tokens.get(at).key().substring(2)) : DECEMBER;
        int year = at + 1 < tokens.size() && isYear(tokens.get(at + 1))
                ? Integer.parseInt(tokens.get(at + 1).folded())
                : LEAP_YEAR - 1;
        int last = lengthOf(year, number);
        tokens.set(day - 1, exact(tokens.get(day - 1), Token.Kind.NUMBER, "#" + last));
        if (!month) {
            tokens.set(day, exact(tokens.get(day), Token.Kind.MONTH, "@m" + DECEMBER));
        }
    }

    private static int lengthOf(int year, int month) {
        try {
            return YearMonth.of(year, month).lengthOfMonth();
        } catch (DateTimeException noMonth) {
            return 0;
        }
    }

    private static boolean isYear(Token token) {
        return token.kind() == Token.Kind.NUMBER
                && token.folded().length() == 4
                && (token.folded().charAt(0) == '1' || token.folded().charAt(0) == '2')
                && isDigits(token.folded());
    }

    /** "'18" right after a month. */
    private static boolean isShortYear(List<Token> tokens, String text, int at) {
        Token token = tokens.get(at);
        int start = token.span().start();
        return token.kind() == Token.Kind.NUMBER
                && token.folded().length() == 2
                && isDigits(token.folded())
                && tokens.get(at - 1).kind() == Token.Kind.MONTH
                && (text.charAt(start - 1) == '\'' || text.charAt(start - 1) == '’');
    }

    private static boolean isDigits(String word) {
        return word.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private static Token exact(Token token, Token.Kind kind, String key) {
        return new Token(token.span(), kind, token.folded(), key, token.capitalised(), false);
    }
}
