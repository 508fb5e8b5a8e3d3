package dev.assize.judges.coverage.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assize.text.Language;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Counts the words of texts in one language and prints the lines of {@link CommonWords}. Rows of bench/labelled are not counted, because
 * terms are learnt from some of them and measured on others.
 *
 * <p>Usage: {@code CommonWordTable <language> <texts.jsonl> <what to say in its first line>}
 */
final class CommonWordTable {

    private static final int MOST = 6_000;

    /** What is rarer is chance. */
    private static final int FEWEST = 3;

    private CommonWordTable() {}

    public static void main(String[] arguments) throws IOException {
        Tokenizer tokenizer = new Tokenizer(Language.find(arguments[0]).orElseThrow());
        Map<String, Integer> counts = new HashMap<>();
        ObjectMapper json = new ObjectMapper();
        for (String line : Files.readAllLines(Path.of(arguments[1]))) {
            JsonNode text = json.readTree(line);
            if (!text.path("s").asText().equals("own")) {
                tokenizer.read(text.path("t").asText()).stream()
                        .filter(token -> token.kind() == Token.Kind.WORD)
                        .forEach(token -> counts.merge(token.key(), 1, Integer::sum));
            }
        }
        List<String> commonest = counts.entrySet().stream()
                .filter(word -> word.getValue() >= FEWEST)
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST)
                .map(Map.Entry::getKey)
                .toList();
        Map<Integer, List<String>> lines = new TreeMap<>();
        for (int rank = 1; rank <= commonest.size(); rank++) {
            int line = (int) (2 * Math.log(rank) / Math.log(2));
            lines.computeIfAbsent(line, any -> new ArrayList<>()).add(commonest.get(rank - 1));
        }
        System.out.println("# The stems of the commonest words, those of each line rarer than those of the one before; "
                + arguments[2]);
        lines.values()
                .forEach(words -> System.out.println(words.stream().sorted().collect(Collectors.joining(" "))));
    }
}
