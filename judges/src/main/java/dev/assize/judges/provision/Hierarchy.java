package dev.assize.judges.provision;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The books, titles, chapters and sections that a name speaks of, each with its number.
 *
 * <p>The order does not matter ("titre V du livre III", "livre III, titre V"), nor the language, nor whether a number is
 * Roman; which number belongs to which part does.
 */
final class Hierarchy {

    private static final Map<String, String> KINDS = Map.ofEntries(
            Map.entry("titre", "title"),
            Map.entry("titel", "title"),
            Map.entry("livre", "book"),
            Map.entry("boek", "book"),
            Map.entry("buch", "book"),
            Map.entry("chapitre", "chapter"),
            Map.entry("hoofdstuk", "chapter"),
            Map.entry("kapitel", "chapter"),
            Map.entry("section", "section"),
            Map.entry("afdeling", "section"),
            Map.entry("onderafdeling", "section"),
            Map.entry("partie", "part"),
            Map.entry("deel", "part"));

    private static final Set<String> PRELIMINARY = Set.of("preliminaire", "voorafgaande", "inleidende");
    private static final Set<String> FIRST = Set.of("ier", "ler", "premier", "premiere", "eerste");
    private static final Pattern FIGURES = Pattern.compile("(\\d{1,4})(?:er|ere|ste|de|e)?");
    private static final Pattern ROMAN = Pattern.compile("[ivxlc]{1,9}");
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^" + Characters.LETTER_OR_NUMBER + "]+");

    private Hierarchy() {}

    /** Whether a name has every part that another text speaks of. */
    static boolean keeps(String name, String parts) {
        return parts(name).containsAll(parts(parts));
    }

    /** Whether the number of an article says the book itself: XX.99 stands in book XX, and nothing else is named. */
    static boolean isToldBy(String key, String parts) {
        int dot = key.indexOf('.');
        String book = dot < 0 ? "" : FoldedText.fold(key.substring(0, dot));
        return ROMAN.matcher(book).matches() && parts(parts).equals(Set.of("book " + number(book)));
    }

    private static Set<String> parts(String text) {
        String[] words = BETWEEN_WORDS.split(FoldedText.fold(text));
        Set<String> parts = new LinkedHashSet<>();
        for (int i = 0; i < words.length; i++) {
            String kind = KINDS.get(words[i]);
            if (kind != null) {
                parts.add(kind + " " + (i + 1 < words.length ? number(words[i + 1]) : ""));
            }
        }
        return parts;
    }

    /** The number of a part; empty when the word is none. */
    private static String number(String word) {
        Matcher figures = FIGURES.matcher(word);
        if (figures.matches()) {
            return Integer.toString(Integer.parseInt(figures.group(1)));
        }
        if (FIRST.contains(word)) {
            return "1";
        }
        if (PRELIMINARY.contains(word)) {
            return "preliminary";
        }
        return ROMAN.matcher(word).matches() ? Integer.toString(roman(word)) : "";
    }

    private static int roman(String word) {
        int sum = 0;
        for (int i = 0; i < word.length(); i++) {
            int value = value(word.charAt(i));
            boolean subtracted = i + 1 < word.length() && value(word.charAt(i + 1)) > value;
            sum += subtracted ? -value : value;
        }
        return sum;
    }

    private static int value(char figure) {
        return switch (figure) {
            case 'i' -> 1;
            case 'v' -> 5;
            case 'x' -> 10;
            case 'l' -> 50;
            default -> 100;
        };
    }
}
