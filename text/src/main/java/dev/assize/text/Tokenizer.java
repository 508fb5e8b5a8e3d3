package dev.assize.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the tokens of texts in one language: words with their stems, numbers with their values, dates by their parts.
 *
 * <p>A text is folded, cut into runs of letters and of digits ("23million" is two), and the runs that make one number
 * ("two hundred", "1.5 million") are put together again. Not for several threads at once: it may hold a {@link Stemmer}.
 */
public final class Tokenizer {

    private static final Map<String, String> SIGNS = Map.ofEntries(
            Map.entry("%", "%"),
            Map.entry("percent", "%"),
            Map.entry("percentage", "%"),
            Map.entry("procent", "%"),
            Map.entry("prozent", "%"),
            Map.entry("pourcent", "%"),
            Map.entry("$", "$"),
            Map.entry("dollar", "$"),
            Map.entry("dollars", "$"),
            Map.entry("usd", "$"),
            Map.entry("£", "£"),
            Map.entry("pound", "£"),
            Map.entry("pounds", "£"),
            Map.entry("gbp", "£"),
            Map.entry("€", "€"),
            Map.entry("euro", "€"),
            Map.entry("euros", "€"),
            Map.entry("eur", "€"));
    private static final Set<String> ORDINAL_ENDINGS =
            Set.of("st", "nd", "rd", "th", "e", "er", "ere", "eme", "ste", "de", "ten", "te");
    private static final Set<String> ELIDED_LONG = Set.of("lorsqu", "puisqu", "jusqu", "quelqu", "presqu");

    private static final int LONGEST_ESCAPE = 3;
    private static final String MINUS = "minus ";

    private final Language language;
    private final Lexicon lexicon;
    private final WordForms forms;
    private final NumberPhrases numberPhrases;
    private final CalendarWords calendar;
    private @Nullable Stemmer stemmer;

    public Tokenizer(Language language) {
        this.language = language;
        this.lexicon = Lexicon.of(language);
        this.forms = WordForms.of(language);
        this.numberPhrases = new NumberPhrases(language);
        this.calendar = new CalendarWords(language);
    }

    public Language language() {
        return language;
    }

    public List<Token> read(String text) {
        FoldedText folded = FoldedText.of(text);
        Scan scan = new Scan(folded);
        List<Token> tokens = scan.read();
        List<Token> joined = scan.counts ? numberPhrases.join(tokens, text) : tokens;
        return scan.dates ? calendar.mark(joined, text) : joined;
    }

    private WordForms.WordForm form(String text, int start, int end) {
        WordForms.WordForm known = forms.find(text, start, end);
        return known != null ? known : readForm(text.substring(start, end));
    }

    private WordForms.WordForm readForm(String folded) {
        String sign = SIGNS.get(folded);
        boolean stop = lexicon.isStopWord(folded);
        String key = sign != null ? sign : stop ? folded : stem(folded);
        WordForms.WordForm form =
                new WordForms.WordForm(folded, key, stop, numberPhrases.mayHave(folded), calendar.mayBeDated(folded));
        forms.remember(form);
        return form;
    }

    private String stem(String folded) {
        if (stemmer == null) {
            stemmer = new Stemmer(language);
        }
        return stemmer.stem(folded);
    }

    static Token number(Span span, String folded, String value) {
        return new Token(span, Token.Kind.NUMBER, folded, "#" + value, false, false);
    }

    /** One pass over one folded text. */
    private final class Scan {
        private final FoldedText text;
        private final String folded;
        private final Digits digits;
        private final List<Token> tokens;

        /** Whether any word may be part of a number, or of a date. */
        private boolean counts;

        private boolean dates;

        Scan(FoldedText text) {
            this.text = text;
            this.folded = text.folded();
            this.digits = new Digits(folded, language);
            this.tokens = new ArrayList<>(folded.length() / 5 + 4);
        }

        List<Token> read() {
            int at = 0;
            while (at < folded.length()) {
                int unit = folded.codePointAt(at);
                if (isDigit(unit)) {
                    at = readDigits(at);
                } else if (Characters.isLetterOrDigit(unit)) {
                    at = readLetters(at);
                } else {
                    if (unit == '%' || unit == '$' || unit == '£' || unit == '€') {
                        add(at, at + 1);
                    }
                    at += Character.charCount(unit);
                }
            }
            return tokens;
        }

        private Token word(Span span, String folded, boolean capitalised) {
            return word(span, form(folded, 0, folded.length()), capitalised);
        }

        private Token word(Span span, WordForms.WordForm form, boolean capitalised) {
            counts |= form.counts();
            dates |= form.dates();
            return new Token(span, Token.Kind.WORD, form.folded(), form.key(), capitalised, form.stop());
        }

        private int readDigits(int start) {
            if (isEscape(start)) {
                add(start, digits.end(start));
                return digits.end(start);
            }
            Optional<NumericDate> date = NumericDate.find(folded, start);
            if (date.isPresent()) {
                return readDate(start, date.get());
            }
            int end = digits.end(start);
            String value = digits.value(start, end);
            boolean negative = isNegative(start);
            tokens.add(number(
                    text.originalSpan(start, end), folded.substring(start, end), negative ? "-" + value : value));
            return skipOrdinalEnding(end);
        }

        /** A sign after a blank, or the word for it: "to -5", "to minus 5", but not "7 minus 5". */
        private boolean isNegative(int start) {
            if (start > 1 && folded.charAt(start - 1) == '-') {
                return folded.charAt(start - 2) == ' ';
            }
            int last = tokens.size() - 1;
            return last >= 0
                    && folded.startsWith(MINUS, start - MINUS.length())
                    && tokens.get(last).folded().equals("minus")
                    && (last == 0 || !tokens.get(last - 1).isExact());
        }

        /** "\0" and "\177" are names of characters, not amounts. */
        private boolean isEscape(int start) {
            boolean escaped = start > 0 && folded.charAt(start - 1) == '\\';
            return escaped && digits.end(start) - start <= LONGEST_ESCAPE;
        }

        private int readDate(int start, NumericDate date) {
            Span span = text.originalSpan(start, date.end());
            String written = folded.substring(start, date.end());
            tokens.add(number(span, written, Integer.toString(date.day())));
            tokens.add(new Token(span, Token.Kind.MONTH, written, CalendarWords.month(date.month()), false, false));
            tokens.add(number(span, written, Integer.toString(date.year())));
            return date.end();
        }

        private int skipOrdinalEnding(int start) {
            int end = start;
            while (end < folded.length() && end - start < 4 && Characters.isLetter(folded.charAt(end))) {
                end++;
            }
            return ORDINAL_ENDINGS.contains(folded.substring(start, end)) ? end : start;
        }

        /** Letters, with digits inside a word that began with a letter (MP3, IPv6); an apostrophe parts two words. */
        private int readLetters(int start) {
            if (isHalfOfDay(start)) {
                tokens.add(word(text.originalSpan(start, start + 3), folded.charAt(start) + "m", false));
                return start + 3;
            }
            int end = endOfLetters(start);
            boolean apostrophe = end + 1 < folded.length()
                    && folded.charAt(end) == '\''
                    && Characters.isLetter(folded.charAt(end + 1));
            if (!apostrophe) {
                add(start, end);
                return end;
            }
            return readApostrophe(start, end);
        }

        private int endOfLetters(int start) {
            int end = start;
            while (end < folded.length()) {
                int point = folded.codePointAt(end);
                if (!Characters.isLetterOrDigit(point)) {
                    return end;
                }
                end += Character.charCount(point);
            }
            return end;
        }

        /** "9 a.m." and "9 p.m." are "9 am" and "9 pm"; the last dot may end the sentence as well. */
        private boolean isHalfOfDay(int start) {
            int end = start + 3;
            return (folded.startsWith("a.m", start) || folded.startsWith("p.m", start))
                    && (end == folded.length() || !Characters.isLetterOrDigit(folded.charAt(end)))
                    && !tokens.isEmpty()
                    && tokens.get(tokens.size() - 1).kind() == Token.Kind.NUMBER;
        }

        private int readApostrophe(int start, int apostrophe) {
            int end = apostrophe + 1;
            while (end < folded.length() && Characters.isLetter(folded.charAt(end))) {
                end++;
            }
            String before = folded.substring(start, apostrophe);
            String after = folded.substring(apostrophe + 1, end);
            if (after.equals("t") && before.endsWith("n")) {
                if (before.length() > 1) {
                    add(start, apostrophe - 1);
                }
                tokens.add(word(text.originalSpan(apostrophe - 1, end), "not", false));
                return end;
            }
            add(start, apostrophe);
            boolean ending = after.length() <= 2 && !(before.length() <= 2 || ELIDED_LONG.contains(before));
            return ending ? end : apostrophe + 1;
        }

        private void add(int start, int end) {
            Span span = text.originalSpan(start, end);
            OptionalInt numeral =
                    followsName(span) ? RomanNumeral.parse(span.in(text.original())) : OptionalInt.empty();
            if (numeral.isPresent()) {
                tokens.add(number(span, folded.substring(start, end), Integer.toString(numeral.getAsInt())));
                return;
            }
            boolean capitalised = Characters.isUpperCase(text.original().codePointAt(span.start()));
            tokens.add(word(span, form(folded, start, end), capitalised));
        }

        /** Whether the word before has a capital and only a blank lies between: Albert II, World War II. */
        private boolean followsName(Span span) {
            if (tokens.isEmpty() || tokens.get(tokens.size() - 1).span().end() + 1 != span.start()) {
                return false;
            }
            Token before = tokens.get(tokens.size() - 1);
            return before.capitalised() && !before.stop() && text.original().charAt(span.start() - 1) == ' ';
        }

        private static boolean isDigit(int unit) {
            return unit >= '0' && unit <= '9';
        }
    }
}
