package dev.assize.law.be.bilingual;

import dev.assize.law.be.internal.MonthNames;
import dev.assize.text.Characters;
import dev.assize.text.Language;
import java.util.Arrays;
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

    /** A text with this share of Dutch among its small words has its compounds opened, also beside French. */
    private static final int DUTCH_SHARE = 5;

    static final long NUMBER = 1L << 62;
    static final long DATE = 1L << 61;
    private static final long ALIKE = 1L << 60;

    private final CodeMap known = new CodeMap(96);
    private long[] codes = new long[96];
    private long[] spellings = new long[96];
    private int size;
    private int french;
    private int dutch;
    private int english;
    private int german;

    private TextWords() {}

    /** Reads a text, up to its first 20,000 characters. */
    public static TextWords of(String text) {
        return of(text, BilingualTable.belgian().compounds());
    }

    /** @param compounds what is known of Dutch words */
    static TextWords of(String text, CompoundSplitter compounds) {
        TextWords read = new TextWords();
        WordScanner scanner = new WordScanner(text, LONGEST_TEXT);
        read.scan(scanner);
        if (read.dutch * DUTCH_SHARE > read.french) {
            scanner.restart();
            read.openCompounds(scanner, compounds);
        }
        return read;
    }

    private void scan(WordScanner scanner) {
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
            long code = scanner.code();
            int lists = SmallWords.lists(code);
            boolean citation = (lists & SmallWords.CITATION) != 0;
            month = citation && day > 0 ? MonthNames.numberOf(scanner.toString()) : 0;
            day = month > 0 ? day : 0;
            boolean smallFrench = (lists & SmallWords.FRENCH) != 0;
            boolean smallDutch = (lists & SmallWords.DUTCH) != 0;
            french += smallFrench ? 1 : 0;
            dutch += smallDutch ? 1 : 0;
            english += (lists & SmallWords.ENGLISH) != 0 ? 1 : 0;
            german += (lists & SmallWords.GERMAN) != 0 ? 1 : 0;
            if (!citation && !smallFrench && !smallDutch && scanner.length() >= SHORTEST_WORD) {
                long alike = scanner.sharedSpelling();
                add(WordCode.cut(code), alike == 0 ? 0 : ALIKE | alike);
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

    private void openCompounds(WordScanner scanner, CompoundSplitter compounds) {
        while (scanner.next()) {
            if (!scanner.isNumber() && scanner.length() >= 8) {
                int seam = compounds.seam(scanner);
                if (seam > 0) {
                    add(compounds.first(scanner, seam), 0);
                    add(compounds.second(scanner, seam), 0);
                }
            }
        }
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
        if (known.has(code)) {
            return;
        }
        known.put(code, size);
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
