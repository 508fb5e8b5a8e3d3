package dev.assize.text;

import java.util.List;
import java.util.Set;

/** Tells the names of months and days of the week among the words of a text. */
final class CalendarWords {

    /** Names of months that are also other words: they count beside a number, or with a capital inside an English sentence. */
    private static final Set<String> ALSO_OTHER_WORDS =
            Set.of("march", "august", "mars", "sept", "febr", "juil", "janv");

    private final Lexicon lexicon;
    private final boolean capitalised;

    CalendarWords(Language language) {
        this.lexicon = Lexicon.of(language);
        this.capitalised = lexicon.has("capital-months");
    }

    static String month(int number) {
        return "@m" + number;
    }

    /** Whether the word may be a month or a day of the week. */
    boolean mayBeDated(String folded) {
        return lexicon.month(folded) > 0 || lexicon.weekday(singular(folded)) > 0;
    }

    /** The tokens with months and weekdays marked as such; the list itself is changed. */
    List<Token> mark(List<Token> tokens, String text) {
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.kind() != Token.Kind.WORD) {
                continue;
            }
            int month = lexicon.month(token.folded());
            int weekday = month > 0 ? 0 : lexicon.weekday(singular(token.folded()));
            if (month > 0 && isMonth(tokens, i, text)) {
                tokens.set(i, dated(token, Token.Kind.MONTH, month(month)));
            } else if (weekday > 0) {
                tokens.set(i, dated(token, Token.Kind.WEEKDAY, "@d" + weekday));
            }
        }
        return tokens;
    }

    private static Token dated(Token token, Token.Kind kind, String key) {
        return new Token(token.span(), kind, token.folded(), key, token.capitalised(), false);
    }

    private static String singular(String word) {
        return word.endsWith("days") ? word.substring(0, word.length() - 1) : word;
    }

    private boolean isMonth(List<Token> tokens, int at, String text) {
        Token token = tokens.get(at);
        boolean certain = token.folded().length() > 3 && !ALSO_OTHER_WORDS.contains(token.folded());
        return certain
                || isNumber(tokens, at - 1)
                || isNumber(tokens, at + 1)
                || (capitalised && token.capitalised() && at > 0 && sameSentence(tokens.get(at - 1), token, text));
    }

    private static boolean isNumber(List<Token> tokens, int at) {
        return at >= 0 && at < tokens.size() && tokens.get(at).kind() == Token.Kind.NUMBER;
    }

    private static boolean sameSentence(Token before, Token token, String text) {
        for (int i = before.span().end(); i < token.span().start(); i++) {
            if (!Character.isWhitespace(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }
}
