package dev.assize.judges.brand.internal;

import dev.assize.judges.internal.memo.RecentWords;
import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A name as people compare it: its words without case, accents and punctuation, and those words run together.
 *
 * <p>{@code &}, {@code +} and {@code 'n'} read as "and"; an apostrophe or a full stop inside a word vanishes
 * ("Levi's" is {@code levis}, "H.P." is {@code hp}); Cyrillic and Greek letters become Latin ones.
 *
 * @param original the name as it was written
 * @param words its folded words, in order; "and" stays a word
 * @param joined the words run together
 * @param compact the words run together without "and"
 */
public record Name(String original, List<String> words, String joined, String compact) {

    private static final String AND = "and";

    public Name {
        words = List.copyOf(words);
    }

    /** A case holds its few names against one another again and again. */
    private static final RecentWords<Name> RECENT = new RecentWords<>(Name::read);

    public static Name of(String original) {
        return RECENT.of(original);
    }

    private static Name read(String original) {
        return new Name(original, wordsOf(original));
    }

    /** The folded words of any text, in order. */
    public static List<String> wordsOf(String text) {
        return split(isPlain(text) ? text.toLowerCase(Locale.ROOT) : FoldedText.fold(text));
    }

    /** Nothing of plain text needs folding but its case; folding remembers where each letter came from, which costs. */
    private static boolean isPlain(String text) {
        for (int at = 0; at < text.length(); at++) {
            char unit = text.charAt(at);
            if (unit >= 0x80 || unit == '"' || unit == '`') {
                return false;
            }
        }
        return true;
    }

    /** The name of some of these words, with no memory of how they were written. */
    static Name ofWords(List<String> words) {
        return new Name(String.join(" ", words), words);
    }

    private Name(String original, List<String> words) {
        this(original, words, String.join("", words));
    }

    private Name(String original, List<String> words, String joined) {
        this(original, words, joined, words.contains(AND) ? runTogetherWithoutAnd(words) : joined);
    }

    /** Whether nothing is left of the text once punctuation is gone. */
    public boolean isEmpty() {
        return words.isEmpty();
    }

    /** Whether the two differ in nothing but case, accents, punctuation, spacing and "&" for "and". */
    public boolean sameAs(Name other) {
        return !isEmpty() && (joined.equals(other.joined) || (!compact.isEmpty() && compact.equals(other.compact)));
    }

    private static String runTogetherWithoutAnd(List<String> words) {
        return words.stream().filter(word -> !word.equals(AND)).collect(Collectors.joining());
    }

    private static List<String> split(String folded) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (int at = 0; at < folded.length(); at++) {
            char letter = folded.charAt(at);
            int end = word.length() == 0 ? endOfPlainWord(folded, at) : at;
            if (end > at + 1) {
                words.add(folded.substring(at, end));
                at = end - 1;
            } else if (letter >= 'a' && letter <= 'z') {
                word.append(letter);
            } else if (Characters.isLetterOrDigit(letter) || Character.isSurrogate(letter)) {
                word.append(Transliteration.latin(letter));
            } else if (letter == '&' || letter == '+') {
                close(word, words);
                words.add(AND);
            } else if (!joins(folded, at)) {
                close(word, words);
            }
        }
        close(word, words);
        return words;
    }

    /** Where a word of plain letters and figures ends that a blank or the end of the text follows; {@code at} for any other. */
    private static int endOfPlainWord(String folded, int at) {
        int end = at;
        while (end < folded.length()) {
            char unit = folded.charAt(end);
            if (unit == ' ') {
                return end;
            }
            if (!(unit >= 'a' && unit <= 'z') && !(unit >= '0' && unit <= '9')) {
                return at;
            }
            end++;
        }
        return end;
    }

    /** Whether the mark at {@code at} stands inside one word: an apostrophe, or the dot of "h.p.". */
    private static boolean joins(String folded, int at) {
        char mark = folded.charAt(at);
        if (mark == '\'') {
            return true;
        }
        boolean afterSingleLetter = at >= 1 && (at == 1 || !Characters.isLetterOrDigit(folded.charAt(at - 2)));
        return mark == '.' && afterSingleLetter;
    }

    private static void close(StringBuilder word, List<String> words) {
        if (word.length() > 0) {
            words.add(word.toString().equals("n") && !words.isEmpty() ? AND : word.toString());
            word.setLength(0);
        }
    }

    /** The first letter of each written word, where a hump inside one ("HydroFlask") starts a word too; folded. */
    String humps() {
        StringBuilder humps = new StringBuilder();
        boolean inWord = false;
        boolean lower = false;
        for (int at = 0; at < original.length(); at++) {
            char letter = original.charAt(at);
            boolean part = Characters.isLetterOrDigit(letter);
            if (part && (!inWord || (lower && Characters.isUpperCase(letter)))) {
                humps.append(letter);
            }
            inWord = part || letter == '\'' || letter == '’';
            lower = Characters.isLowerCase(letter);
        }
        return String.join("", wordsOf(humps.toString()));
    }
}
