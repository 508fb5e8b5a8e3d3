package dev.assize.text.detect;

import dev.assize.text.WordList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which three letters in a row speak for which language: "cht" for Dutch and German, "eau" for French. The table is learnt from
 * labelled texts; a language that it does not have is never told by it. Threads share it.
 */
final class SpellingHabits {

    private static final int LETTERS = 3;

    private static final double TENTH = 0.1;
    private static final int[] NOTHING = {};

    private static final SpellingHabits LEARNT = new SpellingHabits();

    private final List<String> codes;
    private final Map<String, int[]> weights = new HashMap<>();

    private SpellingHabits() {
        List<String> lines =
                WordList.beside(SpellingHabits.class, "spellings.txt").lines();
        List<String> head = List.of(lines.get(0).split(" "));
        codes = head.subList(1, head.size());
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(" ");
            weights.put(
                    cells[0],
                    Arrays.stream(cells, 1, cells.length)
                            .mapToInt(Integer::parseInt)
                            .toArray());
        }
    }

    static SpellingHabits learnt() {
        return LEARNT;
    }

    /**
     * How well the words, in small letters without accents, are spelled like each language, as a natural logarithm above the mean of
     * all.
     */
    Map<String, Double> of(List<String> words) {
        double[] sums = new double[codes.size()];
        for (String word : words) {
            String bounded = "_" + word + "_";
            for (int i = 0; i + LETTERS <= bounded.length(); i++) {
                int[] own = weights.getOrDefault(bounded.substring(i, i + LETTERS), NOTHING);
                for (int place = 0; place < own.length; place++) {
                    sums[place] += own[place] * TENTH;
                }
            }
        }
        Map<String, Double> spelled = new HashMap<>();
        for (int place = 0; place < sums.length; place++) {
            spelled.put(codes.get(place), sums[place]);
        }
        return spelled;
    }
}
