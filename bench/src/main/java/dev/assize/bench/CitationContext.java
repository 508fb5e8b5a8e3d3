package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assize.judges.citation.reading.ContextReader;
import dev.assize.judges.citation.reading.ContextReader.Pull;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * How often the embedded answers find the decision that a snippet in the other language belongs to. Arguments: a JSONL
 * file with {@code ecli}, {@code lang} and {@code snippet}, where some decisions have a snippet in each language; how
 * many candidates (10).
 */
public final class CitationContext {

    private record Row(String ecli, String language, String snippet) {}

    private static final int ROUNDS = 5;

    private CitationContext() {}

    public static void main(String[] arguments) throws IOException {
        List<Row> rows = new ArrayList<>();
        ObjectMapper mapper = new ObjectMapper();
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            JsonNode row = mapper.readTree(line);
            rows.add(new Row(
                    row.path("ecli").asText(),
                    row.path("lang").asText(),
                    row.path("snippet").asText()));
        }
        int candidates = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 10;
        int asked = 0;
        int found = 0;
        Random random = new Random(7);
        for (int round = 0; round < ROUNDS; round++) {
            for (Row snippet : rows) {
                for (Row right : rows) {
                    boolean pair = snippet.ecli().equals(right.ecli())
                            && !snippet.language().equals(right.language());
                    if (pair) {
                        asked++;
                        found += isFound(snippet, right, rows, candidates, random) ? 1 : 0;
                    }
                }
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%d of %d found across languages among %d candidates (%.1f%%)%n",
                found,
                asked,
                candidates,
                100.0 * found / asked);
    }

    private static boolean isFound(Row snippet, Row right, List<Row> rows, int candidates, Random random) {
        List<String> texts = new ArrayList<>(List.of(right.snippet()));
        while (texts.size() < candidates) {
            Row other = rows.get(random.nextInt(rows.size()));
            if (other.language().equals(right.language()) && !other.ecli().equals(right.ecli())) {
                texts.add(other.snippet());
            }
        }
        List<Pull> pulls = ContextReader.read(snippet.snippet(), texts);
        return pulls.get(0) != Pull.NONE
                && pulls.stream()
                                .filter(pull -> pull.compareTo(pulls.get(0)) >= 0)
                                .count()
                        == 1;
    }
}
