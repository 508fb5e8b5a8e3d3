package dev.assize.law.be.bilingual;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a text can be recognised by in the other language: the beginnings of its words, the parts of Dutch compounds,
 * spellings that both languages share, numbers and dates, each once. Small words and the words of citations are left
 * out. Immutable, so threads may share it.
 */
public final class TextWords {

    /** More than a long summary; what follows tells nothing new. */
    private static final int LONGEST_TEXT = 20_000;

    private static final int SHORTEST_WORD = 3;

    private static final int LEFT_OUT = SmallWords.CITATION | SmallWords.FRENCH | SmallWords.DUTCH;

    /** A text with this share of Dutch among its small words has its compounds opened, also beside French. */
    private static final int DUTCH_SHARE = 5;

    static final long NUMBER = 1L << 62;
    static final long DATE = 1L << 61;
    private static final long ALIKE = 1L << 60;

    /** About so many characters are there for each word that was not there before. */
    private static final int CHARACTERS_A_WORD = 12;

    private final CodeSet known;
    private long[] codes;
    private long[] spellings;
    private int size;
    private int french;
    private int dutch;
    private int english;
    private int german;
    private Optional<Language> language = Optional.empty();

    private TextWords(int characters) {
        int expected = Math.min(characters, LONGEST_TEXT) / CHARACTERS_A_WORD + 8;
        this.known = new CodeSet(expected);
        this.codes = new long[expected];
        this.spellings = new long[expected];
    }

    /** Reads a text, up to its first 20,000 characters. */
    public static TextWords of(String text) {
        TextWords read = new TextWords(text.length());
        List<KnownWord> compounds = new ArrayList<>();
        read.scan(new WordScanner(text, LONGEST_TEXT), BilingualTable.belgian().words(), compounds);
        if (read.dutch * DUTCH_SHARE > read.french) {
            for (KnownWord compound : compounds) {
                read.add(compound.first(), 0);
                read.add(compound.second(), 0);
            }
        }
        read.language = read.mostly();
        return read;
    }

    /** @param compounds collects those of Dutch, which are compounds in a Dutch text alone */
    private void scan(WordScanner scanner, KnownWords words, List<KnownWord> compounds) {
        long day = 0;
        int month = 0;
        while (scanner.next()) {
            if (scanner.isNumber()) {
                if (month > 0 && scanner.length() == 4) {
                    add(DATE | (number(scanner, 4) & 0xFFFFFFL) << 16 | month << 8 | day, 0);
                }
                month = 0;
                day = dayOf(scanner);
                addNumber(scanner);
                continue;
            }
            KnownWord word = words.at(scanner);
            month = day > 0 ? word.month() : 0;
            day = month > 0 ? day : 0;
            if (word.lists() != 0) {
                french += word.isOn(SmallWords.FRENCH) ? 1 : 0;
                dutch += word.isOn(SmallWords.DUTCH) ? 1 : 0;
                english += word.isOn(SmallWords.ENGLISH) ? 1 : 0;
                german += word.isOn(SmallWords.GERMAN) ? 1 : 0;
            }
            if (!word.isOn(LEFT_OUT) && word.length() >= SHORTEST_WORD) {
                add(word.code(), word.spelling() == 0 ? 0 : ALIKE | word.spelling());
            }
            if (word.isCompound()) {
                compounds.add(word);
            }
        }
    }

    /** "1er" is a day too. */
    private static long dayOf(WordScanner scanner) {
        int digits = 0;
        int day = 0;
        while (digits < scanner.length() && digits < 3 && Characters.isDigit(scanner.charAt(digits))) {
            day = day * 10 + scanner.charAt(digits++) - '0';
        }
        boolean ordinal = digits == scanner.length() || (day == 1 && scanner.length() <= 3);
        return ordinal && digits < 3 && day <= 31 ? day : 0;
    }

    /** The whole number, and what stands before its point: "6.1" is also written "6, § 1". */
    private void addNumber(WordScanner scanner) {
        add(number(scanner, scanner.length()), 0);
        for (int i = 1; i < scanner.length(); i++) {
            if (scanner.charAt(i) == '.') {
                add(number(scanner, i), 0);
                return;
            }
        }
    }

    /** A hash of the characters, with their number in its lowest bits. */
    private static long number(WordScanner scanner, int length) {
        long hash = 17;
        for (int i = 0; i < length; i++) {
            hash = hash * 1_099_511_628_211L + scanner.charAt(i);
        }
        boolean year = length == 4
                && ((scanner.charAt(0) == '1' && scanner.charAt(1) == '9')
                        || (scanner.charAt(0) == '2' && scanner.charAt(1) == '0'));
        long kind = year ? 0 : Math.min(length, 3);
        return NUMBER | ((hash << 2) & (DATE - 1) & ~ALIKE) | kind;
    }

    private void add(long code, long spelling) {
        if (!known.add(code)) {
            return;
        }
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, size * 2);
            spellings = Arrays.copyOf(spellings, size * 2);
        }
        codes[size] = code;
        spellings[size] = spelling;
        size++;
    }

    /** How many different words and numbers there are. */
    int size() {
        return size;
    }

    long code(int index) {
        return codes[index];
    }

    /** The spelling that both languages would share; 0 when there is none. */
    long spelling(int index) {
        return spellings[index];
    }

    static boolean isWord(long code) {
        return code < ALIKE;
    }

    /** How many small words of French it has, less those of Dutch. */
    int leaning() {
        return french - dutch;
    }

    /** The language that most of its small words are of; empty when it has none, or as many of two. */
    public Optional<Language> language() {
        return language;
    }

    private Optional<Language> mostly() {
        int most = Math.max(Math.max(french, dutch), Math.max(english, german));
        boolean tie = (french == most ? 1 : 0)
                        + (dutch == most ? 1 : 0)
                        + (english == most ? 1 : 0)
                        + (german == most ? 1 : 0)
                > 1;
        if (most == 0 || tie) {
            return Optional.empty();
        }
        if (french == most) {
            return Optional.of(Language.FRENCH);
        }
        if (dutch == most) {
            return Optional.of(Language.DUTCH);
        }
        return Optional.of(english == most ? Language.ENGLISH : Language.GERMAN);
    }
}
