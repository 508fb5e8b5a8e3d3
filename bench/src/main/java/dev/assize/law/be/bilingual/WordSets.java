package dev.assize.law.be.bilingual;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Texts of one language as sets of numbered words, with how many texts have each word. */
final class WordSets {

    private static final int SHORTEST_WORD = 3;
    private static final int SHORTEST_COMPOUND = 8;

    private final Map<Long, Integer> numbers = new HashMap<>();
    private final List<Long> codes = new ArrayList<>();
    private final List<Integer> documents = new ArrayList<>();
    private final List<int[]> texts = new ArrayList<>();

    /** @param compounds null where words are not to be cut */
    static WordSets of(List<String> texts, @Nullable CompoundSplitter compounds) {
        WordSets sets = new WordSets();
        texts.forEach(text -> sets.add(words(text, compounds)));
        return sets;
    }

    private static Set<Long> words(String text, @Nullable CompoundSplitter compounds) {
        Set<Long> words = new LinkedHashSet<>();
        WordScanner scanner = new WordScanner(text, Integer.MAX_VALUE);
        while (scanner.next()) {
            String word = scanner.folded();
            long code = WordCode.of(word);
            boolean small = (SmallWords.lists(code) & (SmallWords.FRENCH | SmallWords.DUTCH)) != 0;
            if (small || word.length() < SHORTEST_WORD || !isPlain(word)) {
                continue;
            }
            words.add(WordCode.cut(code));
            int seam = compounds == null || word.length() < SHORTEST_COMPOUND ? 0 : compounds.seam(word);
            if (compounds != null && seam > 0) {
                words.add(compounds.first(word, seam));
                words.add(compounds.second(word, seam));
            }
        }
        return words;
    }

    private static boolean isPlain(String word) {
        return word.chars().allMatch(letter -> letter >= 'a' && letter <= 'z');
    }

    private void add(Set<Long> words) {
        int[] text = new int[words.size()];
        int at = 0;
        for (long code : words) {
            int number = numbers.computeIfAbsent(code, unseen -> {
                codes.add(unseen);
                documents.add(0);
                return codes.size() - 1;
            });
            documents.set(number, documents.get(number) + 1);
            text[at++] = number;
        }
        texts.add(text);
    }

    int[][] texts() {
        return texts.toArray(int[][]::new);
    }

    int size() {
        return codes.size();
    }

    long code(int word) {
        return codes.get(word);
    }

    int documents(int word) {
        return documents.get(word);
    }
}
