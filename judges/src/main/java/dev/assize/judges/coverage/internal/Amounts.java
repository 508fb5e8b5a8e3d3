package dev.assize.judges.coverage.internal;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Span;
import dev.assize.text.Stemmer;
import dev.assize.text.Token;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes numbers and dates that are told in words in the form that digits have: "€14m" is 14 million, "two and a half" is 2.5, "half
 * an hour" 0.5 hours, "the nineties" and "années 90" one decade, "XIVe siècle" the 14th, "Q3" the third quarter, "New Year's
 * Day" 1 January.
 *
 * <p>Only what can mean nothing else is written anew. What is equal by reckoning (a third and 33 %) is left to {@link Quantities}.
 */
final class Amounts {

    private static final Map<String, Integer> SHORT_FOR_ZEROS =
            Map.of("k", 3, "m", 6, "mio", 6, "mn", 6, "b", 9, "md", 9);
    private static final BigDecimal HALF = new BigDecimal("0.5");

    /** "Q3", "Ier". */
    private static final int LONGEST_SIGN = 3;

    private static final int FIRST_DECADE = 1000;
    private static final int LAST_DECADE = 2090;

    /** Some tokens in the place of others. */
    private record Rewritten(List<Token> tokens, int length) {}

    private final List<Token> tokens;
    private final String text;
    private final Language language;
    private final AmountWords words;

    private Amounts(List<Token> tokens, String text, Language language) {
        this.tokens = tokens;
        this.text = text;
        this.language = language;
        this.words = AmountWords.of(language);
    }

    static List<Token> write(List<Token> tokens, String text, Language language) {
        AmountWords words = AmountWords.of(language);
        for (Token token : tokens) {
            boolean sign = token.capitalised() && token.folded().length() <= LONGEST_SIGN;
            if (token.kind() == Token.Kind.NUMBER || sign || words.mayOpen(token.folded())) {
                return new Amounts(tokens, text, language).write();
            }
        }
        return tokens;
    }

    private List<Token> write() {
        List<Token> written = new ArrayList<>(tokens.size());
        int at = 0;
        while (at < tokens.size()) {
            Optional<Rewritten> anew = anew(at);
            if (anew.isPresent()) {
                written.addAll(anew.get().tokens());
                at += anew.get().length();
            } else {
                written.add(tokens.get(at));
                at++;
            }
        }
        return written;
    }

    private Optional<Rewritten> anew(int at) {
        Token token = tokens.get(at);
        if (Units.isAmount(token)) {
            return shortened(at).or(() -> andAHalf(at)).or(() -> decade(at));
        }
        if (token.kind() != Token.Kind.WORD) {
            return Optional.empty();
        }
        if (isCenturyNext(at)) {
            return roman(at);
        }
        return words.mayOpen(token.folded()) ? worded(at) : quarter(at).or(() -> first(at));
    }

    private Optional<Rewritten> worded(int at) {
        Token token = tokens.get(at);
        return words.halfWord(token)
                .map(value -> new Rewritten(List.of(number(at, at, new BigDecimal(value))), 1))
                .or(() -> half(at))
                .or(() -> words.decade(token).map(decade -> decade(at, at, 1900 + Integer.parseInt(decade))))
                .or(() -> openedDecade(at))
                .or(() -> day(at));
    }

    /** "€14m", "14 m euros", "52 M€". */
    private Optional<Rewritten> shortened(int at) {
        if (at + 1 >= tokens.size()) {
            return Optional.empty();
        }
        Integer zeros = SHORT_FOR_ZEROS.get(tokens.get(at + 1).folded());
        boolean money = (at > 0 && Units.isCurrency(tokens.get(at - 1)))
                || (at + 2 < tokens.size() && Units.isCurrency(tokens.get(at + 2)));
        return zeros == null || !money
                ? Optional.empty()
                : Optional.of(new Rewritten(
                        List.of(number(at, at + 1, Units.value(tokens.get(at)).scaleByPowerOfTen(zeros))), 2));
    }

    /** "Two and a half". */
    private Optional<Rewritten> andAHalf(int at) {
        int next = at + 1;
        if (next >= tokens.size() || !words.joins(tokens.get(next))) {
            return Optional.empty();
        }
        next++;
        if (next < tokens.size() && words.isArticle(tokens.get(next))) {
            next++;
        }
        return next < tokens.size() && words.isHalf(tokens.get(next))
                ? Optional.of(new Rewritten(
                        List.of(number(at, next, Units.value(tokens.get(at)).add(HALF))), next + 1 - at))
                : Optional.empty();
    }

    /** "Half a million", "half an hour". */
    private Optional<Rewritten> half(int at) {
        if (!words.isHalf(tokens.get(at)) || (at > 1 && words.joins(tokens.get(at - 2)))) {
            return Optional.empty();
        }
        int next = at + 1;
        if (next < tokens.size() && words.isArticle(tokens.get(next))) {
            next++;
        }
        if (next >= tokens.size()) {
            return Optional.empty();
        }
        if (Units.isAmount(tokens.get(next))) {
            BigDecimal value = Units.value(tokens.get(next));
            boolean multiplier = value.compareTo(BigDecimal.TEN) > 0
                    && Characters.isLetter(tokens.get(next).folded().charAt(0));
            return multiplier
                    ? Optional.of(new Rewritten(List.of(number(at, next, value.multiply(HALF))), next + 1 - at))
                    : Optional.empty();
        }
        boolean unit = !tokens.get(next).stop()
                && Units.of(language).named(tokens, next, tokens.size()).isPresent();
        // The article goes with it: an hour is another amount.
        return unit ? Optional.of(new Rewritten(List.of(number(at, at, HALF)), next - at)) : Optional.empty();
    }

    /** "1990s", "the '90s", "1990er", "die 90er": the ending stands right behind the digits. */
    private Optional<Rewritten> decade(int at) {
        Token token = tokens.get(at);
        int end = token.span().end();
        boolean plural = text.startsWith("s", end) || text.startsWith("'s", end) || text.startsWith("er", end);
        boolean ended = plural && !Characters.isLetter(letterAt(end + (text.startsWith("s", end) ? 1 : 2)));
        if (!ended
                || token.folded().isEmpty()
                || !Characters.isDigit(token.folded().charAt(0))) {
            return Optional.empty();
        }
        boolean own = at + 1 < tokens.size() && tokens.get(at + 1).folded().equals("s");
        // "In 30s" are seconds.
        boolean seconds = own && token.folded().length() == 2 && (at == 0 || !words.isArticle(tokens.get(at - 1)));
        if (seconds) {
            return Optional.empty();
        }
        return year(token)
                .flatMap(year -> year % 100 == 0 && own
                        ? Optional.of(century(at, year))
                        : Optional.of(decade(at, own ? at + 1 : at, year)));
    }

    private char letterAt(int at) {
        return at < text.length() ? text.charAt(at) : ' ';
    }

    /** "The 1700s" are the 18th century. */
    private Rewritten century(int at, int year) {
        String word = words.century();
        Token century = new Token(
                tokens.get(at + 1).span(), Token.Kind.WORD, word, new Stemmer(language).stem(word), false, false);
        return new Rewritten(List.of(number(at, at, BigDecimal.valueOf(year / 100 + 1)), century), 2);
    }

    /** "Années 90", "jaren negentig", "années 1990". */
    private Optional<Rewritten> openedDecade(int at) {
        boolean opens =
                words.opensDecade(tokens.get(at)) && at + 1 < tokens.size() && Units.isAmount(tokens.get(at + 1));
        return opens ? year(tokens.get(at + 1)).map(year -> decade(at, at + 1, year)) : Optional.empty();
    }

    /** The first year of a decade; what has two digits is of the last century. */
    private static Optional<Integer> year(Token token) {
        String digits = token.key().substring(1);
        if (digits.length() > 4 || !digits.endsWith("0") || !digits.chars().allMatch(Character::isDigit)) {
            return Optional.empty();
        }
        int value = Integer.parseInt(digits);
        int year = value >= 10 && value < 100 ? 1900 + value : value;
        return year >= FIRST_DECADE && year <= LAST_DECADE ? Optional.of(year) : Optional.empty();
    }

    private Rewritten decade(int first, int last, int year) {
        return new Rewritten(List.of(exact(first, last, Token.Kind.NUMBER, "@s" + year)), last + 1 - first);
    }

    private boolean isCenturyNext(int at) {
        return at + 1 < tokens.size() && words.isCentury(tokens.get(at + 1));
    }

    /** "XIVe", "XIX." before the word for a century. */
    private Optional<Rewritten> roman(int at) {
        String word = tokens.get(at).folded();
        int end = 0;
        while (end < word.length() && "ivx".indexOf(word.charAt(end)) >= 0) {
            end++;
        }
        boolean ordinal = end > 0 && (end == word.length() || "e eme ieme de ste th".contains(word.substring(end)));
        return ordinal
                ? Optional.of(new Rewritten(List.of(number(at, at, BigDecimal.valueOf(roman(word, end)))), 1))
                : Optional.empty();
    }

    private static int roman(String letters, int end) {
        int sum = 0;
        int after = 0;
        for (int i = end - 1; i >= 0; i--) {
            int value = letters.charAt(i) == 'i' ? 1 : letters.charAt(i) == 'v' ? 5 : 10;
            sum += value < after ? -value : value;
            after = value;
        }
        return sum;
    }

    /** "Théobald Ier". */
    private Optional<Rewritten> first(int at) {
        boolean king = language == Language.FRENCH
                && tokens.get(at).folded().equals("ier")
                && at > 0
                && tokens.get(at - 1).capitalised();
        return king ? Optional.of(new Rewritten(List.of(number(at, at, BigDecimal.ONE)), 1)) : Optional.empty();
    }

    /** "Q3". */
    private Optional<Rewritten> quarter(int at) {
        String word = tokens.get(at).folded();
        boolean sign = word.length() == 2
                && word.startsWith(words.quarterSign())
                && word.charAt(1) >= '1'
                && word.charAt(1) <= '4'
                && tokens.get(at).capitalised();
        if (!sign) {
            return Optional.empty();
        }
        Token quarter = new Token(
                tokens.get(at).span(),
                Token.Kind.WORD,
                words.quarter(),
                new Stemmer(language).stem(words.quarter()),
                false,
                false);
        return Optional.of(new Rewritten(
                List.of(number(at, at, BigDecimal.valueOf(word.charAt(1) - '0')), quarter), 1));
    }

    private Optional<Rewritten> day(int at) {
        for (AmountWords.NamedDay day : words.days(tokens.get(at))) {
            if (AmountWords.stands(day.words(), tokens, at)) {
                int last = at + day.words().size() - 1;
                return Optional.of(new Rewritten(
                        List.of(
                                number(at, last, BigDecimal.valueOf(day.day())),
                                exact(at, last, Token.Kind.MONTH, "@m" + day.month())),
                        day.words().size()));
            }
        }
        return Optional.empty();
    }

    private Token number(int first, int last, BigDecimal value) {
        String plain = value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
        return exact(first, last, Token.Kind.NUMBER, "#" + plain);
    }

    private Token exact(int first, int last, Token.Kind kind, String key) {
        Span span = tokens.get(first).span().cover(tokens.get(last).span());
        StringBuilder folded = new StringBuilder(tokens.get(first).folded());
        for (int i = first + 1; i <= last; i++) {
            folded.append(' ').append(tokens.get(i).folded());
        }
        return new Token(span, kind, folded.toString(), key, tokens.get(first).capitalised(), false);
    }
}
