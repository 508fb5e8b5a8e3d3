package dev.assize.text;

import java.util.List;

/** The tokens of a text as the tagger looks at them: hashes of their letters and endings, how they are written, what parts them. */
final class TaggedText {

    /** What may stand between two tokens. */
    static final int JOINED = 0;

    static final int BLANK = 1;
    static final int COMMA = 2;
    static final int STOP = 3;
    static final int OTHER_MARK = 4;
    private static final int TEXT_END = 5;

    private static final int CAPITAL = 1;
    private static final int ALL_CAPITALS = 2;
    private static final int DIGIT = 4;
    private static final int FIRST = 16;

    private static final int SEED = 0x811c9dc5;
    private static final int PRIME = 0x01000193;

    private static final char ASCII = 128;

    /** The bit that makes a letter from A to Z a small one. */
    private static final char SMALL = 0x20;

    /** Those of Latin, Greek and Cyrillic scripts that every Java knows. */
    private static final char LAST_OLD_LETTER = '\u04ff';

    private final int[] words;
    private final int[] lastTwo;
    private final int[] lastThree;
    private final int[] lastFour;
    private final int[] firstThree;
    private final int[] shapes;
    private final int[] marks;
    private final boolean[] exact;

    TaggedText(String text, List<Token> tokens) {
        int size = tokens.size();
        words = new int[size];
        lastTwo = new int[size];
        lastThree = new int[size];
        lastFour = new int[size];
        firstThree = new int[size];
        shapes = new int[size];
        marks = new int[size + 1];
        exact = new boolean[size];
        int from = 0;
        for (int i = 0; i < size; i++) {
            Token token = tokens.get(i);
            marks[i] = i == 0 ? STOP : mark(text, from, token.span().start());
            exact[i] = token.isExact();
            readWord(text, i, token.span().start(), token.span().end());
            readEnding(text, i, token.span().start(), token.span().end());
            from = Math.max(from, token.span().end());
        }
        marks[size] = TEXT_END;
    }

    int size() {
        return words.length;
    }

    int word(int at) {
        return words[at];
    }

    int lastTwo(int at) {
        return lastTwo[at];
    }

    int lastThree(int at) {
        return lastThree[at];
    }

    int lastFour(int at) {
        return lastFour[at];
    }

    int firstThree(int at) {
        return firstThree[at];
    }

    /** Whether it has capitals or digits, and whether it opens a sentence. */
    int shape(int at) {
        return shapes[at];
    }

    /** What stands before the token; behind the last one, that the text ends. */
    int markBefore(int at) {
        return marks[at];
    }

    /** Whether the token is an amount or a part of a date. */
    boolean isExact(int at) {
        return exact[at];
    }

    private void readWord(String text, int i, int start, int end) {
        int hash = SEED;
        int beginning = 0;
        int letters = 0;
        int capitals = 0;
        int shape = marks[i] == STOP ? FIRST : 0;
        for (int at = start; at < end; at++) {
            char unit = text.charAt(at);
            char small = small(unit);
            hash = mix(hash, small);
            beginning = at - start < 3 ? hash : beginning;
            letters += Characters.isLetter(unit) ? 1 : 0;
            capitals += small != unit ? 1 : 0;
            shape |= unit >= '0' && unit <= '9' ? DIGIT : 0;
        }
        words[i] = hash;
        firstThree[i] = beginning;
        shape |= end > start && Characters.isUpperCase(text.codePointAt(start)) ? CAPITAL : 0;
        shapes[i] = shape | (letters > 1 && capitals == letters ? ALL_CAPITALS : 0);
    }

    private void readEnding(String text, int i, int start, int end) {
        int last = mix(SEED, letter(text, end - 1, start));
        lastTwo[i] = mix(last, letter(text, end - 2, start));
        lastThree[i] = mix(lastTwo[i], letter(text, end - 3, start));
        lastFour[i] = mix(lastThree[i], letter(text, end - 4, start));
    }

    private static char letter(String text, int at, int start) {
        return at >= start ? small(text.charAt(at)) : '^';
    }

    private static int mark(String text, int from, int to) {
        int found = from < to ? BLANK : JOINED;
        for (int i = from; i < to; i++) {
            char unit = text.charAt(i);
            if (unit == '.' || unit == '!' || unit == '?' || unit == '\n') {
                return STOP;
            }
            if (unit == ',') {
                found = found == OTHER_MARK ? found : COMMA;
            } else if (unit != '-' && unit != '\'' && unit != '’' && !isBlank(unit)) {
                found = OTHER_MARK;
            }
        }
        return found;
    }

    private static boolean isBlank(char unit) {
        return Character.isWhitespace(unit) || Character.isSpaceChar(unit);
    }

    /** Not so letters that some Java does not know yet. */
    private static char small(char unit) {
        return unit < ASCII ? (char) (unit >= 'A' && unit <= 'Z' ? unit | SMALL : unit) : wideSmall(unit);
    }

    private static char wideSmall(char unit) {
        return unit > LAST_OLD_LETTER && Characters.isNewer(unit) ? unit : Character.toLowerCase(unit);
    }

    private static int mix(int hash, int value) {
        return (hash ^ value) * PRIME;
    }
}
