package dev.assize.judges.coverage.internal;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Reads dates without a year as day and month ("02.09.", "op 04/03"), days of the week in the plural ("samedis"), and a number of two
 * words as one ("twaalfduizend vijfhonderd"). English writes no such dates that could not be another day as well.
 */
final class ShortDates {

    /** What leads to a date and to no amount. */
    private static final Set<String> LEADING = Set.of(
            "am", "ab", "vom", "zum", "den", "dem", "der", "bis", "seit", "op", "vanaf", "le", "du", "au", "des");

    private static final List<String> PLURAL = List.of("s", "en", "e");
    private static final int THOUSAND = 1000;

    private final List<Token> tokens;
    private final String text;
    private final Language language;

    private ShortDates(List<Token> tokens, String text, Language language) {
        this.tokens = tokens;
        this.text = text;
        this.language = language;
    }

    static List<Token> read(List<Token> tokens, String text, Language language) {
        return language == Language.ENGLISH ? tokens : new ShortDates(tokens, text, language).read();
    }

    private List<Token> read() {
        List<Token> read = new ArrayList<>(tokens.size());
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.kind() == Token.Kind.WORD) {
                read.add(weekday(token));
            } else if (token.kind() != Token.Kind.NUMBER) {
                read.add(token);
            } else if (isDotted(i)) {
                int dot = token.folded().indexOf('.');
                addDate(
                        read,
                        token,
                        token.folded().substring(0, dot),
                        token,
                        token.folded().substring(dot + 1));
            } else if (isSlashed(i)) {
                Token next = tokens.get(++i);
                addDate(read, token, token.folded(), next, next.folded());
            } else if (isThousands(i)) {
                Token next = tokens.get(++i);
                BigDecimal sum = Units.value(token).add(Units.value(next));
                read.add(exact(token, Token.Kind.NUMBER, "#" + sum.toPlainString()));
            } else {
                read.add(token);
            }
        }
        return read;
    }

    private static void addDate(List<Token> read, Token first, String day, Token second, String month) {
        read.add(exact(first, Token.Kind.NUMBER, "#" + Integer.parseInt(day)));
        read.add(exact(second, Token.Kind.MONTH, "@m" + Integer.parseInt(month)));
    }

    private static Token exact(Token token, Token.Kind kind, String key) {
        return new Token(token.span(), kind, token.folded(), key, token.capitalised(), false);
    }

    private Token weekday(Token token) {
        for (String ending : PLURAL) {
            String word = token.folded();
            int length = word.length() - ending.length();
            int day = length > 3 && word.endsWith(ending) ? Lexicon.of(language).weekday(word.substring(0, length)) : 0;
            if (day > 0) {
                return exact(token, Token.Kind.WEEKDAY, "@d" + day);
            }
        }
        return token;
    }

    /** "Der 02.09.", "ab 14.12.": what is no amount. */
    private boolean isDotted(int at) {
        String word = tokens.get(at).folded();
        int dot = word.indexOf('.');
        return language == Language.GERMAN
                && dot > 0
                && isDate(word.substring(0, dot), word.substring(dot + 1))
                && (isLed(at) || text.startsWith(".", tokens.get(at).span().end()));
    }

    private boolean isSlashed(int at) {
        if (at + 1 >= tokens.size() || tokens.get(at + 1).kind() != Token.Kind.NUMBER) {
            return false;
        }
        int end = tokens.get(at).span().end();
        String day = tokens.get(at).folded();
        String month = tokens.get(at + 1).folded();
        return text.startsWith("/", end)
                && tokens.get(at + 1).span().start() == end + 1
                && isDate(day, month)
                && (isLed(at) || month.startsWith("0") || day.startsWith("0"));
    }

    private boolean isLed(int at) {
        return at > 0 && LEADING.contains(tokens.get(at - 1).folded());
    }

    private static boolean isDate(String day, String month) {
        return isUpTo(day, 31) && isUpTo(month, 12);
    }

    private static boolean isUpTo(String word, int most) {
        boolean digits = !word.isEmpty() && word.length() <= 2 && word.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits && Integer.parseInt(word) > 0 && Integer.parseInt(word) <= most;
    }

    /** Two words of which the first counts thousands and the second what is left. */
    private boolean isThousands(int at) {
        if (at + 1 >= tokens.size() || !isWord(tokens.get(at)) || !isWord(tokens.get(at + 1))) {
            return false;
        }
        BigDecimal thousands = Units.value(tokens.get(at));
        BigDecimal rest = Units.value(tokens.get(at + 1));
        BigDecimal thousand = BigDecimal.valueOf(THOUSAND);
        return text.startsWith(" ", tokens.get(at).span().end())
                && thousands.compareTo(thousand) >= 0
                && thousands.remainder(thousand).signum() == 0
                && rest.compareTo(thousand) < 0;
    }

    private static boolean isWord(Token token) {
        return Units.isAmount(token) && Characters.isLetter(token.folded().charAt(0));
    }
}
