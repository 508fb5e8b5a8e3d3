package dev.assize.text;

import java.text.Normalizer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** One pass over the original, writing folded characters and where each came from. */
final class Folder {

    /** What each character of ASCII folds to. */
    static final char[] ASCII = ascii();

    private static final int LAST_LATIN = 0x24F;

    /** The mark of what is left out; common enough not to take it apart anew each time. */
    private static final char ELLIPSIS = '…';

    private static final int DOTS_OF_ELLIPSIS = 3;

    /** What the accented letters of European languages fold to; taking each apart anew is most of the work. */
    private static final @Nullable String[] LATIN = latin();

    private static char[] ascii() {
        char[] folded = new char[0x80];
        for (char unit = 0; unit < folded.length; unit++) {
            folded[unit] = switch (unit) {
                case '`', '"' -> '\'';
                case '\t', '\n', '\r', '\f', 0x0B -> ' ';
                default -> Character.toLowerCase(unit);
            };
        }
        return folded;
    }

    private static @Nullable String[] latin() {
        @Nullable String[] folded = new String[LAST_LATIN + 1];
        for (int point = 0x80; point <= LAST_LATIN; point++) {
            if (Characters.isLetter(point)) {
                Folder folder = new Folder(Character.toString(point), new String[0], false);
                folder.writeLetter(point, 0, 1);
                folded[point] = new String(folder.target, 0, folder.length);
            }
        }
        return folded;
    }

    private final String source;
    private final @Nullable String[] latin;
    private char[] target;

    /** Empty where nobody asks for the way back. */
    private int[] starts;

    private int[] ends;
    private final boolean mapped;
    private int length;

    Folder(String source, boolean mapped) {
        this(source, LATIN, mapped);
    }

    private Folder(String source, @Nullable String[] latin, boolean mapped) {
        this.source = source;
        this.latin = latin;
        this.mapped = mapped;
        int capacity = source.length() + 8;
        this.target = new char[capacity];
        this.starts = new int[mapped ? capacity : 0];
        this.ends = new int[mapped ? capacity : 0];
    }

    FoldedText fold() {
        return new FoldedText(source, foldText(), starts, ends);
    }

    String foldText() {
        int at = 0;
        while (at < source.length()) {
            at = foldAscii(at);
            if (at < source.length()) {
                at = foldOne(at);
            }
        }
        if (length > 0 && target[length - 1] == ' ') {
            length--;
        }
        return new String(target, 0, length);
    }

    /** Folds what is plain from {@code at} on, which is most of most texts; returns where it ends. */
    private int foldAscii(int from) {
        int at = from;
        int end = source.length();
        while (at < end) {
            char unit = source.charAt(at);
            if (unit >= ASCII.length) {
                return at;
            }
            put(ASCII[unit], at, at + 1);
            at++;
        }
        return at;
    }

    /** Folds one character, and returns where the next begins. */
    private int foldOne(int at) {
        int point = source.codePointAt(at);
        int end = at + Character.charCount(point);
        int before = length;
        write(point, at, end);
        if (length == before) {
            extend(end);
        }
        return end;
    }

    private void write(int point, int start, int end) {
        if (point < ASCII.length) {
            put(ASCII[point], start, end);
            return;
        }
        if (Character.isWhitespace(point) || Character.isSpaceChar(point)) {
            put(' ', start, end);
            return;
        }
        switch (Characters.category(point)) {
            case Character.FORMAT, Character.NON_SPACING_MARK -> {}
            case Character.DASH_PUNCTUATION -> put('-', start, end);
            case Character.INITIAL_QUOTE_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION -> put('\'', start, end);
            default -> writeLetter(point, start, end);
        }
    }

    /** Takes the letter apart and folds what comes out, until nothing more changes. */
    private void writeLetter(int point, int start, int end) {
        String known = point < latin.length ? latin[point] : null;
        if (known != null) {
            for (int i = 0; i < known.length(); i++) {
                put(known.charAt(i), start, end);
            }
            return;
        }
        writeUnknownLetter(point, start, end);
    }

    private void writeUnknownLetter(int point, int start, int end) {
        if (point == ELLIPSIS) {
            for (int i = 0; i < DOTS_OF_ELLIPSIS; i++) {
                put('.', start, end);
            }
            return;
        }
        String parts = Characters.normalize(opened(Characters.toLowerCase(point)), Normalizer.Form.NFKD);
        if (parts.codePointAt(0) == point) {
            for (int i = 0; i < Character.charCount(point); i++) {
                put(parts.charAt(i), start, end);
            }
            return;
        }
        parts.codePoints().forEach(part -> write(part, start, end));
    }

    private static String opened(int point) {
        return switch (point) {
            case 'œ', 'Œ' -> "oe";
            case 'æ', 'Æ' -> "ae";
            case 'ß', 'ẞ' -> "ss";
            case 'ø', 'Ø' -> "o";
            case 'ł', 'Ł' -> "l";
            case 'đ', 'Đ' -> "d";
            case 'ı' -> "i";
            case '´', '‚', '„' -> "'";
            case '−' -> "-";
            default -> Character.toString(point);
        };
    }

    /** What folds to nothing belongs to the character before it. */
    private void extend(int end) {
        if (mapped && length > 0) {
            ends[length - 1] = end;
        }
    }

    private void put(char unit, int start, int end) {
        if (unit == ' ' && (length == 0 || target[length - 1] == ' ')) {
            extend(end);
            return;
        }
        if (length == target.length) {
            int capacity = length + (length >> 1) + 8;
            target = Arrays.copyOf(target, capacity);
            if (mapped) {
                starts = Arrays.copyOf(starts, capacity);
                ends = Arrays.copyOf(ends, capacity);
            }
        }
        target[length] = unit;
        if (mapped) {
            starts[length] = start;
            ends[length] = end;
        }
        length++;
    }
}
