package dev.assize.text;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts the tokens together that make one number: "two hundred and fifty", "quatre-vingt-dix", "1.5 million".
 *
 * <p>"One" and its translations are a number only inside such a phrase: elsewhere they are articles and pronouns.
 */
final class NumberPhrases {

    private static final String CENT = "cent";

    private final NumberWords words;
    private final boolean byTwenty;

    NumberPhrases(Language language) {
        this.byTwenty = Lexicon.of(language).has("counts-by-twenty");
        this.words = NumberWords.of(language);
    }

    /** Whether a word can be part of what is joined here; a text without any such word is as it should be. */
    boolean mayHave(String folded) {
        return mayOpen(folded) || folded.equals(CENT);
    }

    private boolean mayOpen(String folded) {
        return words.multiplier(folded) > 0 || words.isOne(folded) || words.value(folded) >= 0;
    }

    List<Token> join(List<Token> tokens, String text) {
        List<Token> joined = new ArrayList<>(tokens.size());
        int at = 0;
        while (at < tokens.size()) {
            Phrase phrase = mayOpen(tokens.get(at)) ? new Phrase(tokens, text, at) : null;
            if (phrase != null && phrase.read()) {
                joined.add(phrase.token());
                at = phrase.next;
            } else {
                joined.add(percent(tokens, at));
                at++;
            }
        }
        return joined;
    }

    private boolean mayOpen(Token token) {
        return token.kind() == Token.Kind.NUMBER || (token.kind() == Token.Kind.WORD && mayOpen(token.folded()));
    }

    /** "per cent", "pour cent", "pro cent". */
    private static Token percent(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        return isPercent(tokens, at)
                ? new Token(token.span(), Token.Kind.WORD, token.folded(), "%", token.capitalised(), false)
                : token;
    }

    private static boolean isPercent(List<Token> tokens, int at) {
        return at > 0
                && tokens.get(at).folded().equals(CENT)
                && (tokens.get(at - 1).folded().equals("per")
                        || tokens.get(at - 1).folded().equals("pour"));
    }

    /** One attempt to read a number from a place on. */
    private final class Phrase {
        private final List<Token> tokens;
        private final String text;
        private final int start;
        private int next;
        private BigDecimal total = BigDecimal.ZERO;
        private BigDecimal current = BigDecimal.ONE.negate();

        Phrase(List<Token> tokens, String text, int start) {
            this.tokens = tokens;
            this.text = text;
            this.start = start;
            this.next = start;
        }

        boolean read() {
            Token first = tokens.get(start);
            if (ordersSteps(first) || isDivisor()) {
                return false;
            }
            boolean digits = first.kind() == Token.Kind.NUMBER;
            if (digits) {
                // A run of digits too long to be an amount, or a part of a date, stays what it is.
                if (first.key().length() > 20 || !multiplies(start + 1)) {
                    return false;
                }
                current = new BigDecimal(first.key().substring(1));
                next++;
            }
            boolean more = first.kind() == Token.Kind.WORD || digits;
            while (more && next < tokens.size()) {
                more = step();
            }
            return next > start && (current.signum() >= 0 || total.signum() > 0);
        }

        /** "Per second" divides by a unit. */
        private boolean isDivisor() {
            return start > 0
                    && tokens.get(start - 1).folded().equals("per")
                    && tokens.get(start).folded().equals("second");
        }

        /** "First, ..." puts steps in order; it counts nothing. */
        private boolean ordersSteps(Token first) {
            int after = first.span().end();
            return first.capitalised()
                    && first.kind() == Token.Kind.WORD
                    && after < text.length()
                    && text.charAt(after) == ','
                    && words.value(first.folded()) > 0;
        }

        private boolean multiplies(int at) {
            return at < tokens.size()
                    && adjacent(at)
                    && words.multiplier(tokens.get(at).folded()) > 0;
        }

        /** Only blanks and hyphens stand inside a number, so that "four, five" remain two. */
        private boolean adjacent(int at) {
            return tokens.get(at).span().start() - tokens.get(at - 1).span().end() <= 1;
        }

        private boolean step() {
            Token token = tokens.get(next);
            if (token.kind() != Token.Kind.WORD || (next > start && !adjacent(next)) || isPercent(tokens, next)) {
                return false;
            }
            String word = token.folded();
            if (next > start && words.isJoiner(word) && joins()) {
                next++;
                return true;
            }
            long multiplier = words.multiplier(word);
            if (multiplier > 0) {
                return multiply(word, multiplier);
            }
            long value = words.isOne(word) ? oneAt(next) : words.value(word);
            return value >= 0 && add(value);
        }

        private boolean joins() {
            if (next + 1 >= tokens.size() || current.signum() <= 0) {
                return false;
            }
            String following = tokens.get(next + 1).folded();
            boolean number = words.value(following) > 0 || words.isOne(following);
            boolean room = current.compareTo(BigDecimal.valueOf(100)) >= 0
                    || (byTwenty && current.remainder(BigDecimal.TEN).signum() == 0);
            return number && room;
        }

        private long oneAt(int at) {
            boolean afterTens = at > start;
            boolean beforeMultiplier = at + 1 < tokens.size()
                    && words.multiplier(tokens.get(at + 1).folded()) > 0;
            return afterTens || beforeMultiplier ? 1 : -1;
        }

        private boolean multiply(String word, long multiplier) {
            if (current.signum() < 0) {
                if (!words.standsAlone(word) && total.signum() == 0) {
                    return false;
                }
                current = BigDecimal.ONE;
            }
            current = current.multiply(BigDecimal.valueOf(multiplier));
            if (multiplier >= 1000) {
                total = total.add(current);
                current = BigDecimal.ONE.negate();
            }
            next++;
            return true;
        }

        private boolean add(long value) {
            if (current.signum() < 0) {
                current = BigDecimal.valueOf(value);
            } else if (byTwenty && current.longValue() % 100 == 4 && value == 20) {
                current = current.add(BigDecimal.valueOf(76));
            } else if (fits(value)) {
                current = current.add(BigDecimal.valueOf(value));
            } else {
                return false;
            }
            next++;
            return true;
        }

        /** Twenty takes a unit, a hundred takes anything below it, and sixty takes a teen in French. */
        private boolean fits(long value) {
            long inHundred = current.longValue() % 100;
            if (inHundred == 0) {
                return current.longValue() >= 100 && value < 100;
            }
            boolean frenchTeens = byTwenty && (inHundred == 60 || inHundred == 80) && value < 20;
            boolean frenchTen = byTwenty && inHundred % 20 == 10 && value >= 7;
            boolean unit = value > 0 && value < 10 && (frenchTen || (inHundred % 10 == 0 && inHundred >= 20));
            return unit || frenchTeens;
        }

        Token token() {
            BigDecimal value = current.signum() < 0 ? total : total.add(current);
            Span span = tokens.get(start).span().cover(tokens.get(next - 1).span());
            StringBuilder folded = new StringBuilder(tokens.get(start).folded());
            for (int i = start + 1; i < next; i++) {
                folded.append(' ').append(tokens.get(i).folded());
            }
            return Tokenizer.number(span, folded.toString(), Digits.plain(value));
        }
    }
}
