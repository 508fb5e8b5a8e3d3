package dev.assize.text;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * What a character is, the same on every Java: the tables of Unicode 13 decide, which Java 17 has. A later Java knows more
 * characters, and would read other words in a text that holds them. A character that is newer than those tables is
 * neither letter nor digit here, has no case and cannot be taken apart.
 *
 * <p>Below U+0870 one sign was added since, so most texts need no table of ours.
 */
public final class Characters {

    /** In a regular expression: no letter or digit before this place. What {@code \\b} means differs from Java 19 on. */
    public static final String WORD_START = "(?<![\\p{L}\\p{Nd}_])";

    /** In a regular expression: no letter or digit after this place. */
    public static final String WORD_END = "(?![\\p{L}\\p{Nd}_])";

    private static final int FIRST_NEWER = 0x61D;
    private static final int FIRST_WITH_NEWER_NEIGHBOURS = 0x870;

    /** Nearly all characters of nearly all texts lie below, and need no table. */
    private static final int ASCII = 0x80;

    /** Whole blocks that were full before, and in which nearly all texts that need them lie. */
    private static final int[] FULL = {
        0x1E00, 0x1FFF, 0x2000, 0x20BF, 0x2190, 0x23FF, 0x2500, 0x27FF, 0x4E00, 0x9FFC, 0xAC00, 0xD7A3, 0xD800, 0xF8FF
    };

    private Characters() {}

    private static boolean isSmall(int point) {
        return point >= 'a' && point <= 'z';
    }

    private static boolean isCapital(int point) {
        return point >= 'A' && point <= 'Z';
    }

    /** Whether Unicode 13 does not know it. */
    public static boolean isNewer(int point) {
        if (point < FIRST_WITH_NEWER_NEIGHBOURS) {
            return point == FIRST_NEWER;
        }
        for (int i = 0; i < FULL.length; i += 2) {
            if (point >= FULL[i] && point <= FULL[i + 1]) {
                return false;
            }
        }
        return !Known.contains(point);
    }

    public static boolean isLetter(int point) {
        if (point < ASCII) {
            return isSmall(point) || isCapital(point);
        }
        return Character.isLetter(point) && !isNewer(point);
    }

    public static boolean isDigit(int point) {
        if (point < ASCII) {
            return point >= '0' && point <= '9';
        }
        return Character.isDigit(point) && !isNewer(point);
    }

    public static boolean isLetterOrDigit(int point) {
        if (point < ASCII) {
            return isSmall(point) || isCapital(point) || (point >= '0' && point <= '9');
        }
        return Character.isLetterOrDigit(point) && !isNewer(point);
    }

    /** Where the word that begins here ends, a run of letters and digits; the place itself where none begins. */
    public static int endOfWord(String text, int from) {
        int end = from;
        while (end < text.length() && isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** Whether these characters are whole words: no letter or digit touches them on either side. */
    public static boolean areWholeWords(String text, int start, int end) {
        return (start == 0 || !isLetterOrDigit(text.charAt(start - 1)))
                && (end == text.length() || !isLetterOrDigit(text.charAt(end)));
    }

    public static boolean isUpperCase(int point) {
        if (point < ASCII) {
            return isCapital(point);
        }
        return Character.isUpperCase(point) && !isNewer(point);
    }

    /** Two modifier letters count as small ones only since Unicode 14. */
    public static boolean isLowerCase(int point) {
        if (point < ASCII) {
            return isSmall(point);
        }
        return Character.isLowerCase(point) && !isNewer(point) && point != 0x10FC && point != 0xAB69;
    }

    /** Its general category, as {@link Character#getType(int)} tells it. */
    public static int category(int point) {
        if (point == 0x1734 || point == 0x1171E) {
            return Character.NON_SPACING_MARK;
        }
        return isNewer(point) ? Character.UNASSIGNED : Character.getType(point);
    }

    public static int toLowerCase(int point) {
        return isNewer(point) ? point : Character.toLowerCase(point);
    }

    public static String lower(String text) {
        return apart(text, known -> known.toLowerCase(Locale.ROOT));
    }

    public static String normalize(String text, Normalizer.Form form) {
        return apart(text, known -> Normalizer.normalize(known, form));
    }

    /** Changes what stands between newer characters, and leaves those as they are. */
    private static String apart(String text, UnaryOperator<String> change) {
        int at = firstNewer(text, 0);
        if (at == text.length()) {
            return change.apply(text);
        }
        StringBuilder changed = new StringBuilder(text.length());
        int from = 0;
        while (at < text.length()) {
            int end = at + Character.charCount(text.codePointAt(at));
            changed.append(change.apply(text.substring(from, at))).append(text, at, end);
            from = end;
            at = firstNewer(text, from);
        }
        return changed.append(change.apply(text.substring(from))).toString();
    }

    private static int firstNewer(String text, int from) {
        int at = from;
        while (at < text.length()) {
            if (text.charAt(at) < FIRST_NEWER) {
                at++;
                continue;
            }
            int point = text.codePointAt(at);
            if (isNewer(point)) {
                return at;
            }
            at += Character.charCount(point);
        }
        return at;
    }

    /** Read when the first text needs it. */
    private static final class Known {
        private static final int[] STARTS;
        private static final int[] ENDS;

        static {
            List<String> ranges =
                    WordList.beside(Characters.class, "unicode-13.ranges").words("");
            STARTS = new int[ranges.size()];
            ENDS = new int[ranges.size()];
            for (int i = 0; i < STARTS.length; i++) {
                String[] bounds = ranges.get(i).split("-");
                STARTS[i] = Integer.parseInt(bounds[0], 16);
                ENDS[i] = Integer.parseInt(bounds[bounds.length - 1], 16);
            }
        }

        static boolean contains(int point) {
            int low = 0;
            int high = STARTS.length - 1;
            while (low <= high) {
                int middle = (low + high) >>> 1;
                if (point < STARTS[middle]) {
                    high = middle - 1;
                } else if (point > ENDS[middle]) {
                    low = middle + 1;
                } else {
                    return true;
                }
            }
            return false;
        }
    }
}
