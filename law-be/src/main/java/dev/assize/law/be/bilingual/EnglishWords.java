package dev.assize.law.be.bilingual;

import dev.assize.text.FoldedText;
import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/**
 * English words for the French and Dutch words of Belgian case law, so that what is said in English can be held against a text in either
 * language. As in {@link BilingualTable} words are known by their first seven letters, folded. Immutable after loading, so threads may
 * share it.
 */
public final class EnglishWords {

    private static final int BEGINNING = 7;
    private static final int SHORTEST = 3;

    /** What English words end in; the longest first. */
    private static final List<String> ENDINGS =
            List.of("ings", "ing", "ies", "ied", "ers", "es", "ed", "er", "s", "y", "e");

    private static final class Belgian {
        static final EnglishWords WORDS = new EnglishWords(
                WordList.beside(EnglishWords.class, "english.tsv").lines());
    }

    private final Map<String, List<String>> beginnings = new HashMap<>();

    private EnglishWords(List<String> lines) {
        for (String line : lines) {
            int word = line.indexOf('\t') + 1;
            int english = line.indexOf('\t', word) + 1;
            String beginning = line.substring(word, english - 1);
            for (String one : line.substring(english).split(" ")) {
                beginnings
                        .computeIfAbsent(key(one), unseen -> new ArrayList<>(2))
                        .add(beginning);
            }
        }
        beginnings.replaceAll((key, found) -> List.copyOf(new LinkedHashSet<>(found)));
    }

    /** The words that ship with the library, read when they are first asked for. */
    public static EnglishWords belgian() {
        return Belgian.WORDS;
    }

    /** Beginnings of the French and Dutch words that an English one stands for; empty when it is not known. */
    public List<String> meanings(String englishWord) {
        String folded = FoldedText.fold(englishWord);
        return folded.length() < SHORTEST ? List.of() : beginnings.getOrDefault(key(folded), List.of());
    }

    /** How many English words there are. */
    public int size() {
        return beginnings.size();
    }

    /** "lease", "leases", "leased" and "leasing" are one word. */
    static String key(String word) {
        String stem = word;
        for (String ending : ENDINGS) {
            if (stem.length() >= ending.length() + SHORTEST && stem.endsWith(ending)) {
                stem = stem.substring(0, stem.length() - ending.length());
                break;
            }
        }
        return stem.length() > BEGINNING ? stem.substring(0, BEGINNING) : stem;
    }
}
