package dev.assize.law.be.token;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The words, numbers and marks of a text, in order; the first stage of reading citations.
 *
 * <p>Letters and figures never share a token ("29bis" is two, without a gap), so every later stage decides for itself
 * what belongs together. Words are folded: lower case, no accents. Apostrophes are left out, so that "l'article" is the
 * word "l" and the word "article". Cutting takes one pass.
 */
public final class Tokens {

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private final String original;
    private final Row row;

    private Tokens(String original, Row row) {
        this.original = original;
        this.row = row;
    }

    public static Tokens of(String text) {
        return new Tokens(text, new Cutter(text).cut());
    }

    public int size() {
        return row.size;
    }

    public String original() {
        return original;
    }

    /** The folded word, the figures, or the mark; empty outside the text, so that looking ahead needs no guard. */
    public String form(int index) {
        return inside(index) ? row.forms[index] : "";
    }

    /** The same small number for every token of this form, from 0 on; what is known of a form needs finding out once. */
    public int formNumber(int index) {
        return row.numbers[index];
    }

    /** How many different forms there are. */
    public int forms() {
        return row.distinct.size();
    }

    public boolean is(int index, String form) {
        return form(index).equals(form);
    }

    public boolean isWord(int index) {
        return inside(index) && row.kinds[index] == TokenKind.WORD;
    }

    public boolean isNumber(int index) {
        return inside(index) && row.kinds[index] == TokenKind.NUMBER;
    }

    public boolean isMark(int index) {
        return inside(index) && row.kinds[index] == TokenKind.MARK;
    }

    /** What stands before the token; outside the text, the end of a paragraph. */
    public Gap gapBefore(int index) {
        return inside(index) ? row.gaps[index] : Gap.PARAGRAPH;
    }

    /** Whether the token touches the one before it. */
    public boolean touches(int index) {
        return inside(index) && row.gaps[index] == Gap.NONE;
    }

    /** Whether the word begins with a capital. */
    public boolean isCapitalised(int index) {
        return inside(index) && row.cases[index] != Row.SMALL;
    }

    /** Whether the word has no small letter. */
    public boolean isUpperCase(int index) {
        return inside(index) && row.cases[index] == Row.UPPER;
    }

    /** The original characters from the first token to the last, both included. */
    public Span span(int first, int last) {
        return Span.of(row.starts[first], row.ends[last]);
    }

    public int start(int index) {
        return row.starts[index];
    }

    public int end(int index) {
        return row.ends[index];
    }

    /** The original text from the first token to the last, both included, on one line. */
    public String text(int first, int last) {
        String written = original.substring(row.starts[first], row.ends[last]);
        return isOnOneLine(written) ? written : BLANKS.matcher(written).replaceAll(" ");
    }

    /** Whether no blanks follow one another and none is another than the plain one. */
    private static boolean isOnOneLine(String text) {
        boolean blank = false;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit < ' ' || (unit == ' ' && blank)) {
                return false;
            }
            blank = unit == ' ';
        }
        return true;
    }

    /** The first token that begins at or after a place in the original; {@link #size()} when there is none. */
    public int indexAt(int place) {
        int at = Arrays.binarySearch(row.starts, 0, row.size, place);
        return at >= 0 ? at : -at - 1;
    }

    private boolean inside(int index) {
        return index >= 0 && index < row.size;
    }

    /** The tokens as columns, which a long text needs to fit into memory. */
    private static final class Row {
        static final byte SMALL = 0;
        static final byte CAPITAL = 1;
        static final byte UPPER = 2;
        private static final int LEAST_CAPACITY = 8;

        /** Characters for each token of a text, blanks included; seldom fewer. */
        private static final int CHARACTERS = 5;

        private final List<String> distinct = new ArrayList<>();
        private String[] forms;
        private int[] numbers;
        private TokenKind[] kinds;
        private Gap[] gaps;
        private byte[] cases;
        private int[] starts;
        private int[] ends;
        private int size;

        Row(int length) {
            int capacity = Math.max(LEAST_CAPACITY, length / CHARACTERS);
            this.forms = new String[capacity];
            this.numbers = new int[capacity];
            this.kinds = new TokenKind[capacity];
            this.gaps = new Gap[capacity];
            this.cases = new byte[capacity];
            this.starts = new int[capacity];
            this.ends = new int[capacity];
        }

        private void add(int form, TokenKind kind, Gap gap, byte letters, int start, int end) {
            if (size == numbers.length) {
                grow(size * 2);
            }
            forms[size] = distinct.get(form);
            numbers[size] = form;
            kinds[size] = kind;
            gaps[size] = gap;
            cases[size] = letters;
            starts[size] = start;
            ends[size] = end;
            size++;
        }

        private void grow(int capacity) {
            forms = Arrays.copyOf(forms, capacity);
            numbers = Arrays.copyOf(numbers, capacity);
            kinds = Arrays.copyOf(kinds, capacity);
            gaps = Arrays.copyOf(gaps, capacity);
            cases = Arrays.copyOf(cases, capacity);
            starts = Arrays.copyOf(starts, capacity);
            ends = Arrays.copyOf(ends, capacity);
        }
    }

    /** One pass over the cleaned text. */
    private static final class Cutter {
        private static final char FIRST_COMBINING = 0x300;
        private final LegalText text;
        private final char[] units;
        private final Map<String, Integer> numbers = new HashMap<>();
        private final WrittenForms written;
        private final Row row;

        Cutter(String original) {
            this.text = LegalText.of(original);
            this.units = text.units();
            this.row = new Row(text.length());
            this.written = new WrittenForms(units, text.length());
        }

        Row cut() {
            int at = 0;
            Gap gap = Gap.PARAGRAPH;
            while (at < text.length()) {
                char unit = units[at];
                Gap blank = gapOf(unit);
                if (blank != Gap.NONE) {
                    gap = blank.compareTo(gap) > 0 ? blank : gap;
                    at++;
                } else if (unit == '\'') {
                    at++;
                } else {
                    int end = endOfToken(at);
                    add(at, end, gap);
                    gap = Gap.NONE;
                    at = end;
                }
            }
            return row;
        }

        private static Gap gapOf(char unit) {
            return switch (unit) {
                case ' ' -> Gap.BLANK;
                case '\n' -> Gap.LINE;
                case LegalText.PARAGRAPH -> Gap.PARAGRAPH;
                default -> Gap.NONE;
            };
        }

        private int endOfToken(int start) {
            int at = start + 1;
            if (isDigit(units[start])) {
                while (isDigit(units[at])) {
                    at++;
                }
            } else if (Characters.isLetter(units[start])) {
                while (isLetterOrMark(units[at])) {
                    at++;
                }
            }
            return at;
        }

        private void add(int start, int end, Gap gap) {
            int known = written.find(start, end);
            if (known < 0) {
                String raw = text.slice(start, end);
                known = written.add(start, end, form(raw), kind(raw), letters(raw));
            }
            row.add(
                    written.number(known),
                    written.kind(known),
                    gap,
                    written.letters(known),
                    text.origin(start),
                    text.origin(end - 1) + 1);
        }

        private static TokenKind kind(String raw) {
            if (isDigit(raw.charAt(0))) {
                return TokenKind.NUMBER;
            }
            return Characters.isLetter(raw.charAt(0)) ? TokenKind.WORD : TokenKind.MARK;
        }

        private static byte letters(String raw) {
            if (!Characters.isUpperCase(raw.charAt(0))) {
                return Row.SMALL;
            }
            return raw.chars().anyMatch(Characters::isLowerCase) ? Row.CAPITAL : Row.UPPER;
        }

        /** One string per distinct word, however long the text. */
        private int form(String raw) {
            String form = fold(raw);
            Integer number = numbers.get(form);
            if (number == null) {
                number = row.distinct.size();
                row.distinct.add(form);
                numbers.put(form, number);
            }
            return number;
        }

        private static String fold(String raw) {
            // A mark is what it is: folding would make an apostrophe of a quotation mark.
            String plain = Characters.isLetter(raw.charAt(0)) ? FoldedText.fold(raw) : raw;
            return plain.isEmpty() ? raw : plain;
        }

        private static boolean isDigit(char unit) {
            return unit >= '0' && unit <= '9';
        }

        private static boolean isLetterOrMark(char unit) {
            return Characters.isLetter(unit)
                    || (unit >= FIRST_COMBINING && Characters.category(unit) == Character.NON_SPACING_MARK);
        }
    }
}
