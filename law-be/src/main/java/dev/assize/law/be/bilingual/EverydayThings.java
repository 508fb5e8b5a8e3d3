package dev.assize.law.be.bilingual;

import dev.assize.text.FoldedText;
import dev.assize.text.WordList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Words for what any text may be about, a dog, a lift or a leak, in French, Dutch and English: what abstracts of a supreme court teach no
 * table. As in {@link BilingualTable} words are known by their first seven letters, folded. Immutable after loading, so threads may share it.
 */
public final class EverydayThings {

    private static final int BEGINNING = 7;
    private static final int SHORTEST = 3;

    /** What bends a French or Dutch word; the longest first. */
    private static final List<String> ENDINGS = List.of("en", "es", "er", "s", "x", "n", "e");

    private static final class Shipped {
        static final EverydayThings WORDS = new EverydayThings(
                WordList.beside(EverydayThings.class, "everyday.tsv").lines());
    }

    /** For each beginning of a French or Dutch word all beginnings that stand for the same. */
    private final Map<String, Set<String>> notions = new HashMap<>();

    private final Map<String, Set<String>> english = new HashMap<>();

    private EverydayThings(List<String> lines) {
        for (String line : lines) {
            String[] columns = line.split("\t");
            Set<String> beginnings = new LinkedHashSet<>();
            for (int column = 0; column < 2; column++) {
                for (String word : words(columns[column])) {
                    beginnings.add(beginning(word));
                }
            }
            beginnings.forEach(one -> add(notions, one, beginnings));
            for (String word : words(columns[2])) {
                add(english, EnglishWords.key(word), beginnings);
            }
        }
    }

    private static String[] words(String column) {
        return FoldedText.fold(column).split(" ");
    }

    private static void add(Map<String, Set<String>> words, String key, Set<String> beginnings) {
        words.computeIfAbsent(key, unseen -> new LinkedHashSet<>()).addAll(beginnings);
    }

    /** The words that ship with the library, read when they are first asked for. */
    public static EverydayThings shipped() {
        return Shipped.WORDS;
    }

    /** Beginnings of French and Dutch words for what a French or Dutch word means, its own among them; empty when it is not known. */
    public Set<String> meanings(String word) {
        String folded = FoldedText.fold(word);
        Set<String> known = notions.get(beginning(folded));
        for (int i = 0; known == null && i < ENDINGS.size(); i++) {
            String ending = ENDINGS.get(i);
            if (folded.endsWith(ending) && folded.length() - ending.length() > SHORTEST) {
                known = notions.get(beginning(folded.substring(0, folded.length() - ending.length())));
            }
        }
        return known == null ? Set.of() : Set.copyOf(known);
    }

    /** The same for an English word. */
    public Set<String> meaningsOfEnglish(String word) {
        String folded = FoldedText.fold(word);
        return folded.length() < SHORTEST
                ? Set.of()
                : Set.copyOf(english.getOrDefault(EnglishWords.key(folded), Set.of()));
    }

    private static String beginning(String word) {
        return word.length() > BEGINNING ? word.substring(0, BEGINNING) : word;
    }
}
