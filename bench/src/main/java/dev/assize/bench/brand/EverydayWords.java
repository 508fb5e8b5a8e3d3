package dev.assize.bench.brand;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assize.judges.brand.internal.BrandLexicon;
import dev.assize.judges.brand.internal.Name;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Lists the everyday English words of some texts: what stands in at least three of them without a capital and is no brand. With them
 * the brand judge tells a real word from a slip. Run {@code bench/everyday-words.sh DATA_DIR}.
 */
public final class EverydayWords {

    private static final List<String> ENGLISH = List.of(
            "coverage_en.jsonl",
            "mohler.jsonl",
            "qags_cnndm.jsonl",
            "scientsbank_sample.jsonl",
            "beetle_sample.jsonl",
            "evouna_nq_sample.jsonl",
            "scu_pyrxsum.jsonl",
            "scu_realsumm.jsonl",
            "stsb_en_dev.jsonl",
            "saf_en_train.jsonl");

    /** In shorter names no slip is forgiven. */
    private static final Pattern WORD = Pattern.compile("(?<![\\p{L}\\p{N}'-])[a-z]{5,}(?![\\p{L}\\p{N}-])");

    private static final int FEWEST_TEXTS = 3;

    private EverydayWords() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 2) {
            System.err.println("Usage: everyday-words.sh DATA_DIR: a folder with the English texts of coverage/");
            System.exit(2);
        }
        Map<String, Integer> texts = new TreeMap<>();
        for (String file : ENGLISH) {
            for (String line : Files.readAllLines(Path.of(arguments[0]).resolve(file))) {
                wordsOf(new ObjectMapper().readTree(line)).forEach(word -> texts.merge(word, 1, Integer::sum));
            }
        }
        BrandLexicon lexicon = BrandLexicon.standard();
        Map<Character, String> byLetter = texts.entrySet().stream()
                .filter(entry -> entry.getValue() >= FEWEST_TEXTS)
                .map(Map.Entry::getKey)
                .filter(word -> !lexicon.isBrand(Name.of(word)))
                .collect(Collectors.groupingBy(word -> word.charAt(0), TreeMap::new, Collectors.joining(", ")));
        String head = """
                # English words that stand in at least three of the texts of the coverage data, in small letters, and are no brands.
                # Made by bench/everyday-words.sh; do not edit.

                """;
        Files.writeString(Path.of(arguments[1]), head + String.join("\n", byLetter.values()) + "\n");
    }

    private static Set<String> wordsOf(JsonNode record) {
        Set<String> words = new HashSet<>();
        record.forEach(field -> {
            Matcher found = WORD.matcher(field.asText());
            while (found.find()) {
                words.add(found.group());
            }
        });
        return words;
    }
}
