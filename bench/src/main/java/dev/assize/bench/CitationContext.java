package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.judges.citation.CitationMapping;
import dev.assize.judges.citation.EmbeddedCitation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * How often citation-mapping with its embedded answers finds the candidate that a snippet is about when only the contents
 * tell, within a language and across. Arguments: a JSONL file of cases; one with {@code id}, {@code correct_decision_id}
 * and {@code kind} of each ({@code other_language…} is across); the part to measure: {@code all} (the default),
 * {@code tune} or {@code unread}, the third of the decisions that was kept unread while the rules were made.
 */
public final class CitationContext {

    /** How many of how many were right. */
    private static final class Share {
        private int right;
        private int all;

        void add(boolean isRight) {
            all++;
            right += isRight ? 1 : 0;
        }
    }

    private CitationContext() {}

    public static void main(String[] arguments) throws IOException {
        DocumentPart part = DocumentPart.of(arguments.length > 2 ? arguments[2] : "all");
        Map<String, JsonNode> expected = new HashMap<>();
        for (JsonNode row : rows(Path.of(arguments[1]))) {
            expected.put(row.path("id").asText(), row);
        }
        Hearing<?> hearing = new Hearing<>(new CitationMapping(), new EmbeddedCitation());
        Map<String, Share> shares = new TreeMap<>();
        for (JsonNode row : rows(Path.of(arguments[0]))) {
            JsonNode truth = expected.get(row.path("id").asText());
            if (truth != null
                    && part.has(truth.path("correct_decision_id").asText())
                    && row instanceof ObjectNode record) {
                count(hearing.hear(row.path("id").asText(), record, null), truth, shares);
            }
        }
        shares.forEach((name, share) -> System.out.printf(
                Locale.ROOT,
                "%-40s %.3f (%d of %d)%n",
                name,
                share.right / (double) share.all,
                share.right,
                share.all));
    }

    private static void count(CaseResult result, JsonNode truth, Map<String, Share> shares) {
        ObjectNode verdict = result.verdict().orElse(null);
        String chosen =
                verdict == null ? "" : verdict.path("correct_decision_id").asText();
        boolean right = chosen.equals(truth.path("correct_decision_id").asText());
        String kind = truth.path("kind").asText();
        boolean across = kind.startsWith("other_language");
        shares.computeIfAbsent(across ? "ACROSS" : "WITHIN", name -> new Share())
                .add(right);
        shares.computeIfAbsent((across ? "across: " : "within: ") + kind, name -> new Share())
                .add(right);
        boolean correctness = verdict != null
                && verdict.path("match_correctness")
                        .asText()
                        .equals(truth.path("match_correctness").asText());
        shares.computeIfAbsent("match_correctness", name -> new Share()).add(correctness);
    }

    private static List<JsonNode> rows(Path file) throws IOException {
        ObjectMapper mapper = new ObjectMapper();
        List<JsonNode> rows = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            rows.add(mapper.readTree(line));
        }
        return rows;
    }
}
