package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.text.FoldedText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Learns which three letters in a row tell a language, from the different words of labelled texts, and prints the lines of {@code
 * spellings.txt}. A word counts once, so that what a corpus is about does not weigh. Only the documents of {@code tune} are read.
 *
 * <p>Usage: {@code SpellingTable <directory of the coverage data>}.
 */
final class SpellingTable {

    private static final Map<String, List<String>> SETS = new LinkedHashMap<>();

    static {
        SETS.put("en", List.of("stsb_en_dev", "coverage_en"));
        SETS.put("fr", List.of("stsb_fr_dev"));
        SETS.put("nl", List.of("stsb_nl_dev"));
        SETS.put("de", List.of("coverage_de", "saf_de_train"));
    }

    /** What is rarer is chance. */
    private static final int FEWEST = 10;

    /** What says less is left out, in tenths of a natural logarithm. */
    private static final int LEAST = 6;

    private static final double UNSEEN = 0.5;

    private SpellingTable() {}

    public static void main(String[] arguments) {
        Rows rows = new Rows(Path.of(arguments[0]), DocumentPart.of("tune"));
        List<Map<String, Integer>> counts = new ArrayList<>();
        Map<String, Integer> all = new TreeMap<>();
        for (List<String> sets : SETS.values()) {
            Map<String, Integer> own = count(words(rows, sets));
            counts.add(own);
            own.forEach((letters, count) -> all.merge(letters, count, Integer::sum));
        }
        System.out.println(
                "# Three letters in a row, and what they say for each language: tenths of a logarithm above the mean of all.");
        System.out.println("# Made by bench/spellings.sh.");
        System.out.println("languages " + String.join(" ", SETS.keySet()));
        all.forEach((letters, count) -> {
            if (count >= FEWEST) {
                print(letters, counts);
            }
        });
    }

    private static Set<String> words(Rows rows, List<String> sets) {
        Set<String> words = new HashSet<>();
        for (String set : sets) {
            for (JsonNode row : rows.read(set)) {
                for (String field : List.of("reference", "candidate")) {
                    // A name keeps its letters in every language.
                    for (String word : row.path(field).asText().split("[^\\p{L}]+")) {
                        if (!word.isEmpty() && word.equals(word.toLowerCase(java.util.Locale.ROOT))) {
                            words.add(FoldedText.fold(word));
                        }
                    }
                }
            }
        }
        return words;
    }

    private static Map<String, Integer> count(Set<String> words) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String word : words) {
            String bounded = "_" + word + "_";
            for (int i = 0; i + 3 <= bounded.length(); i++) {
                counts.merge(bounded.substring(i, i + 3), 1, Integer::sum);
            }
        }
        return counts;
    }

    private static void print(String letters, List<Map<String, Integer>> counts) {
        double[] logs = new double[counts.size()];
        double mean = 0;
        for (int i = 0; i < logs.length; i++) {
            double total =
                    counts.get(i).values().stream().mapToInt(Integer::intValue).sum();
            logs[i] = Math.log((counts.get(i).getOrDefault(letters, 0) + UNSEEN) / total);
            mean += logs[i] / logs.length;
        }
        StringBuilder line = new StringBuilder(letters);
        long most = 0;
        for (double log : logs) {
            long tenths = Math.round(10 * (log - mean));
            most = Math.max(most, Math.abs(tenths));
            line.append(' ').append(tenths);
        }
        if (most >= LEAST) {
            System.out.println(line);
        }
    }
}
