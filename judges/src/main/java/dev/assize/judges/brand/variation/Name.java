package dev.assize.judges.brand.variation;

import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A name as people compare it: its words without case, accents and punctuation, and those words run together.
 *
 * <p>{@code &}, {@code +} and {@code 'n'} read as "and"; an apostrophe or a full stop inside a word vanishes
 * ("Levi's" is {@code levis}, "H.P." is {@code hp}); Cyrillic and Greek letters become Latin ones.
 *
 * @param original the name as it was written
 * @param words its folded words, in order; "and" stays a word
 * @param initials the first letter of each word, where a hump inside a word ("HydroFlask") starts a word too
 */
public record Name(String original, List<String> words, String joined, String compact, String initials) {

    private static final String AND = "and";

    public Name {
        words = List.copyOf(words);
    }

    public static Name of(String original) {
        List<String> words = wordsOf(original);
        return new Name(
                original, words, String.join("", words), runTogetherWithoutAnd(words), initialsOf(original, words));
    }

    /** The folded words of any text, in order. */
    public static List<String> wordsOf(String text) {
        return split(FoldedText.fold(text));
    }

    /** The name of some of these words, with no memory of how they were written. */
    static Name ofWords(List<String> words) {
        String joined = String.join("", words);
        String text = String.join(" ", words);
        return new Name(text, words, joined, runTogetherWithoutAnd(words), initialsOf(text, words));
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
            if (Character.isLetterOrDigit(letter) || Character.isSurrogate(letter)) {
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

    /** Whether the mark at {@code at} stands inside one word: an apostrophe, or the dot of "h.p.". */
    private static boolean joins(String folded, int at) {
        char mark = folded.charAt(at);
        if (mark == '\'') {
            return true;
        }
        boolean afterSingleLetter = at >= 1 && (at == 1 || !Character.isLetterOrDigit(folded.charAt(at - 2)));
        return mark == '.' && afterSingleLetter;
    }

    private static void close(StringBuilder word, List<String> words) {
        if (word.length() > 0) {
            words.add(word.toString().equals("n") && !words.isEmpty() ? AND : word.toString());
            word.setLength(0);
        }
    }

    private static String initialsOf(String original, List<String> words) {
        StringBuilder humps = new StringBuilder();
        boolean inWord = false;
        boolean lower = false;
        for (int at = 0; at < original.length(); at++) {
            char letter = original.charAt(at);
            boolean part = Character.isLetterOrDigit(letter);
            if (part && (!inWord || (lower && Character.isUpperCase(letter)))) {
                humps.append(letter);
            }
            inWord = part || letter == '\'' || letter == '’';
            lower = Character.isLowerCase(letter);
        }
        String folded = String.join("", split(FoldedText.fold(humps.toString())));
        return folded.length()
                        >= words.size() - words.stream().filter(AND::equals).count()
                ? folded
                : "";
    }
}
