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

    /** Letters and numbers that Unicode 13 does not know and a later Java does, with what is unassigned between them. */
    private static final String NEWER =
            "\\x{870}-\\x{88E}\\x{8B5}\\x{8C8}\\x{8C9}\\x{C5D}\\x{CDD}\\x{170D}\\x{171F}\\x{1B4C}"
                    + "\\x{1C89}\\x{1C8A}\\x{2C2F}\\x{2C5F}\\x{9FFD}-\\x{9FFF}\\x{A7C0}\\x{A7C1}\\x{A7CB}-\\x{A7F4}"
                    + "\\x{10570}-\\x{105F3}\\x{10780}-\\x{107BA}\\x{10D40}-\\x{10D85}\\x{10EC2}-\\x{10EC4}\\x{10F70}-\\x{10F81}"
                    + "\\x{11071}-\\x{11075}\\x{1123F}-\\x{11240}\\x{11380}-\\x{113D3}\\x{116D0}-\\x{116E3}\\x{11740}-\\x{11746}"
                    + "\\x{11AB0}-\\x{11ABF}\\x{11BC0}-\\x{11BF9}\\x{11F02}-\\x{11F59}\\x{12F90}-\\x{12FF0}\\x{1342F}"
                    + "\\x{13441}-\\x{143FA}\\x{16100}-\\x{16139}\\x{16A70}-\\x{16AC9}\\x{16D40}-\\x{16D79}\\x{18CFF}"
                    + "\\x{1AFF0}-\\x{1AFFE}\\x{1B11F}-\\x{1B132}\\x{1B155}\\x{1CCF0}-\\x{1CCF9}\\x{1D2C0}-\\x{1D2D3}"
                    + "\\x{1DF00}-\\x{1DF2A}\\x{1E030}-\\x{1E06D}\\x{1E290}-\\x{1E2AD}\\x{1E4D0}-\\x{1E7FE}"
                    + "\\x{2A6DE}\\x{2A6DF}\\x{2B735}-\\x{2B739}\\x{2EBF0}-\\x{2EE5D}\\x{31350}-\\x{323AF}";

    /** In a regular expression, also inside brackets: a letter. {@code \\p{L}} knows more of them on a later Java. */
    public static final String LETTER = known("\\p{L}");

    /** In a regular expression, also inside brackets: a letter or a number of any kind. */
    public static final String LETTER_OR_NUMBER = known("\\p{L}\\p{N}");

    /** In a regular expression: no letter or digit before this place. What {@code \\b} means differs from Java 19 on. */
    public static final String WORD_START = "(?<!" + known("\\p{L}\\p{Nd}_") + ")";

    /** In a regular expression: no letter or digit after this place. */
    public static final String WORD_END = "(?!" + known("\\p{L}\\p{Nd}_") + ")";

    private static final int FIRST_NEWER = 0x61D;
    private static final int FIRST_WITH_NEWER_NEIGHBOURS = 0x870;

    /** Nearly all characters of nearly all texts lie below, and need no table. */
    private static final int ASCII = 0x80;

    /** Whole blocks that were full before, and in which nearly all texts that need them lie. */
    private static final int[] FULL = {
        0x1E00, 0x1FFF, 0x2000, 0x20BF, 0x2190, 0x23FF, 0x2500, 0x27FF, 0x4E00, 0x9FFC, 0xAC00, 0xD7A3, 0xD800, 0xF8FF
    };

    private Characters() {}

    /** Of a class, what Unicode 13 has in it; what nearly all texts hold is decided without a look at the newer ones. */
    private static String known(String some) {
        return "[" + some + "&&[\\x00-\\x{86F}[^\\x00-\\x{86F}" + NEWER + "]]]";
    }

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
        return point < ASCII ? isSmall(point) || isCapital(point) : isWideLetter(point);
    }

    private static boolean isWideLetter(int point) {
        return Character.isLetter(point) && !isNewer(point);
    }

    public static boolean isDigit(int point) {
        if (point < ASCII) {
            return point >= '0' && point <= '9';
        }
        return Character.isDigit(point) && !isNewer(point);
    }

    public static boolean isLetterOrDigit(int point) {
        return point < ASCII ? isPlain(point) : Character.isLetterOrDigit(point) && !isNewer(point);
    }

    private static boolean isPlain(int point) {
        return isSmall(point) || isCapital(point) || (point >= '0' && point <= '9');
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

    public static String upper(String text) {
        return apart(text, known -> known.toUpperCase(Locale.ROOT));
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
