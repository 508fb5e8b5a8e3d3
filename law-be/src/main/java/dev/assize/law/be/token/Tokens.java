package dev.assize.law.be.token;

import dev.assize.text.FoldedText;
import dev.assize.text.Span;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The words, numbers and marks of a text, in order; the first stage of reading citations.
 *
 * <p>Letters and figures never share a token ("29bis" is two, without a gap), so every later stage decides for itself
 * what belongs together. Words are folded: lower case, no accents. Apostrophes are left out, so that "l'article" is the
 * word "l" and the word "article". Cutting takes one pass.
 */
public final class Tokens {

    private static final TokenKind[] KINDS = TokenKind.values();
    private static final Gap[] GAPS = Gap.values();

    private final String original;
    private final String[] forms;
    private final int[] starts;
    private final int[] ends;
    private final byte[] traits;
    private final int size;

    private Tokens(String original, String[] forms, int[] starts, int[] ends, byte[] traits, int size) {
        this.original = original;
        this.forms = forms;
        this.starts = starts;
        this.ends = ends;
        this.traits = traits;
        this.size = size;
    }

    public static Tokens of(String text) {
        return new Cutter(text).cut();
    }

    public int size() {
        return size;
    }

    public String original() {
        return original;
    }

    /** The folded word, the figures, or the mark; empty outside the text, so that looking ahead needs no guard. */
    public String form(int index) {
        return index >= 0 && index < size ? forms[index] : "";
    }

    public boolean is(int index, String form) {
        return form(index).equals(form);
    }

    public boolean isWord(int index) {
        return inside(index) && (traits[index] & Cutter.KIND) == TokenKind.WORD.ordinal();
    }

    public boolean isNumber(int index) {
        return inside(index) && (traits[index] & Cutter.KIND) == TokenKind.NUMBER.ordinal();
    }

    public boolean isMark(int index) {
        return inside(index) && (traits[index] & Cutter.KIND) == TokenKind.MARK.ordinal();
    }

    public TokenKind kind(int index) {
        return KINDS[traits[index] & Cutter.KIND];
    }

    /** What stands before the token; the first one is preceded by the end of a paragraph that is not there. */
    public Gap gapBefore(int index) {
        return inside(index) ? GAPS[(traits[index] >> 2) & 3] : Gap.PARAGRAPH;
    }

    /** Whether the token touches the one before it. */
    public boolean touches(int index) {
        return inside(index) && gapBefore(index) == Gap.NONE;
    }

    /** Whether the word begins with a capital. */
    public boolean isCapitalised(int index) {
        return inside(index) && (traits[index] & Cutter.CAPITAL) != 0;
    }

    /** Whether the word has no small letter. */
    public boolean isUpperCase(int index) {
        return inside(index) && (traits[index] & Cutter.UPPER) != 0;
    }

    /** The original characters from the first token to the last, both included. */
    public Span span(int first, int last) {
        return Span.of(starts[first], ends[last]);
    }

    public int start(int index) {
        return starts[index];
    }

    public int end(int index) {
        return ends[index];
    }

    /** The original text from the first token to the last, both included, on one line. */
    public String text(int first, int last) {
        return original.substring(starts[first], ends[last]).replaceAll("\\s+", " ");
    }

    /** The first token that begins at or after a place in the original; {@link #size()} when there is none. */
    public int indexAt(int place) {
        int at = Arrays.binarySearch(starts, 0, size, place);
        return at >= 0 ? at : -at - 1;
    }

    private boolean inside(int index) {
        return index >= 0 && index < size;
    }

    /** One pass over the cleaned text. */
    private static final class Cutter {
        static final int KIND = 3;
        static final int CAPITAL = 16;
        static final int UPPER = 32;
        private static final int FIRST_CAPACITY = 64;

        private final String original;
        private final LegalText text;
        private final Map<String, String> folded = new HashMap<>();
        private String[] forms = new String[FIRST_CAPACITY];
        private int[] starts = new int[FIRST_CAPACITY];
        private int[] ends = new int[FIRST_CAPACITY];
        private byte[] traits = new byte[FIRST_CAPACITY];
        private int size;

        Cutter(String original) {
            this.original = original;
            this.text = LegalText.of(original);
        }

        Tokens cut() {
            int at = 0;
            Gap gap = Gap.PARAGRAPH;
            while (at < text.length()) {
                char unit = text.charAt(at);
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
            return new Tokens(original, forms, starts, ends, traits, size);
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
            if (isDigit(text.charAt(start))) {
                while (isDigit(text.charAt(at))) {
                    at++;
                }
            } else if (Character.isLetter(text.charAt(start))) {
                while (isLetterOrMark(text.charAt(at))) {
                    at++;
                }
            }
            return at;
        }

        private void add(int start, int end, Gap gap) {
            if (size == forms.length) {
                grow();
            }
            char first = text.charAt(start);
            String raw = text.slice(start, end);
            int trait = gap.ordinal() << 2;
            if (isDigit(first)) {
                trait |= TokenKind.NUMBER.ordinal();
            } else if (Character.isLetter(first)) {
                trait |= TokenKind.WORD.ordinal();
                trait |= Character.isUpperCase(first) ? CAPITAL : 0;
                trait |= raw.chars().noneMatch(Character::isLowerCase) ? UPPER : 0;
            } else {
                trait |= TokenKind.MARK.ordinal();
            }
            forms[size] = form(raw);
            starts[size] = text.origin(start);
            ends[size] = text.origin(end - 1) + 1;
            traits[size] = (byte) trait;
            size++;
        }

        /** One string per distinct word, however long the text. */
        private String form(String raw) {
            return folded.computeIfAbsent(raw, Cutter::fold);
        }

        private static String fold(String raw) {
            String plain = FoldedText.fold(raw);
            return plain.isEmpty() ? raw : plain;
        }

        private void grow() {
            int capacity = size * 2;
            forms = Arrays.copyOf(forms, capacity);
            starts = Arrays.copyOf(starts, capacity);
            ends = Arrays.copyOf(ends, capacity);
            traits = Arrays.copyOf(traits, capacity);
        }

        private static boolean isDigit(char unit) {
            return unit >= '0' && unit <= '9';
        }

        private static boolean isLetterOrMark(char unit) {
            return Character.isLetter(unit) || Character.getType(unit) == Character.NON_SPACING_MARK;
        }
    }
}
