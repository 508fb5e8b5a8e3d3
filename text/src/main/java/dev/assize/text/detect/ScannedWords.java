package dev.assize.text.detect;

import dev.assize.text.Characters;

/** The words of a text, those in Latin letters and those in other scripts apart. */
final class ScannedWords {

    private static final int WORDS_READ = 400;
    private static final int WORDS_BETWEEN_LOOKS = 40;
    private static final int LONGEST_WORD = 40;
    private static final int HEAD = 4_096;

    /** The last character that is written without accents everywhere. */
    private static final int LAST_PLAIN = 0x7F;

    /** The letters from A to Z. */
    private static final boolean[] LETTERS = letters();

    private static boolean[] letters() {
        boolean[] letters = new boolean[LAST_PLAIN + 1];
        for (int unit = 0; unit <= LAST_PLAIN; unit++) {
            letters[unit] = Characters.isLetter(unit);
        }
        return letters;
    }

    private final String text;

    /** The first characters of the text, which are all that most texts have, and soon enough of the others. */
    private final char[] head;

    private boolean plain;
    private int hash;

    ScannedWords(String text) {
        this.text = text;
        this.head = new char[Math.min(text.length(), HEAD)];
        text.getChars(0, head.length, head, 0);
    }

    /** Takes the words of a text, one after the other. */
    @FunctionalInterface
    interface Reader {

        /** A word of Latin letters, by its place in the text. */
        void takeLatin(int at, int end, boolean inNumber);

        /** Letters of a script that stand together. */
        default void takeScript(String letters, Script script) {}

        /** Asked now and then whether not to go on. */
        default boolean hasEnough() {
            return false;
        }
    }

    String word(int at, int end) {
        return text.substring(at, end);
    }

    char[] head() {
        return head;
    }

    /** Whether the word that is being taken lies in the head and has plain letters alone. */
    boolean isPlain() {
        return plain;
    }

    /** What {@link TellingWords} looks it up by, when it is plain. */
    int hash() {
        return hash;
    }

    /** What the languages make of a word that is not plain. */
    MarkedWord marked(int at, int end) {
        return end <= head.length
                ? MarkedWords.RECENT.of(head, at, end)
                : MarkedWord.of(text.substring(at, end), TellingWords.all());
    }

    boolean isCapital(int at) {
        boolean plain = at < head.length && !isAccented(head[at]);
        return Characters.isUpperCase(plain ? head[at] : text.codePointAt(at));
    }

    static boolean isAccented(int letter) {
        return letter > LAST_PLAIN;
    }

    /**
     * The first part of a long text is enough.
     *
     * @param reader takes them
     */
    void forEach(Reader reader) {
        int runs = 0;
        int at = 0;
        int length = text.length();
        while (at < length && runs < WORDS_READ) {
            if (runs % WORDS_BETWEEN_LOOKS == WORDS_BETWEEN_LOOKS - 1 && reader.hasEnough()) {
                return;
            }
            char unit = charAt(at);
            while (!isAccented(unit) && !LETTERS[unit]) {
                at++;
                if (at == length) {
                    return;
                }
                unit = charAt(at);
            }
            if (!isAccented(unit)) {
                at = takeLatin(at, at, reader);
                runs++;
                continue;
            }
            int point = text.codePointAt(at);
            Script script = Script.of(point);
            int end = at + Character.charCount(point);
            if (script != null) {
                end = endOfScript(end, script);
                reader.takeScript(text.substring(at, end), script);
                runs++;
            } else if (Characters.isLetter(point)) {
                end = takeLatin(at, end, reader);
                runs++;
            }
            at = end;
        }
    }

    /** Where no blanks are written, a name in Latin letters touches what is around it. */
    private static boolean isLatin(char unit) {
        return Characters.isLetter(unit) && Script.of(unit) == null;
    }

    /**
     * Takes the word that begins there; returns where it ends.
     *
     * @param from the first of its characters that may be no letter
     */
    private int takeLatin(int at, int from, Reader reader) {
        int end = from;
        int limit = Math.min(text.length(), at + LONGEST_WORD);
        int sum = 0;
        boolean accented = from > at;
        while (end < limit) {
            char unit = charAt(end);
            if (isAccented(unit)) {
                if (!isLatin(unit)) {
                    break;
                }
                accented = true;
            } else if (!LETTERS[unit]) {
                break;
            }
            sum = PlainWords.hash(sum, unit);
            end++;
        }
        plain = !accented && end <= head.length;
        hash = sum;
        reader.takeLatin(at, end, isInNumber(at));
        return end;
    }

    private char charAt(int place) {
        return place < head.length ? head[place] : text.charAt(place);
    }

    /** The letters of "1er", "42km", "2013/AB/100" and "C.17.0234.F" are no words. */
    private boolean isInNumber(int at) {
        if (at == 0) {
            return false;
        }
        char before = at <= head.length ? head[at - 1] : text.charAt(at - 1);
        if (before == ' ') {
            return false;
        }
        boolean joined = before == '/' || before == '.' || before == '-';
        return Characters.isDigit(before) || (joined && at > 1 && Characters.isDigit(text.charAt(at - 2)));
    }

    private int endOfScript(int from, Script script) {
        int end = from;
        while (end < text.length()) {
            int point = text.codePointAt(end);
            if (!script.equals(Script.of(point))) {
                return end;
            }
            end += Character.charCount(point);
        }
        return end;
    }
}
