package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * The tables of reasons that the tests of the judge go by, as cases with the answers that their lines stand for: {@code reasons*.tsv} and
 * {@code reason-answers.tsv}, with the facts in {@code reason-situations.jsonl}.
 */
final class ReasonLines {

    /** Handlings under which a seat that is held against a candidate would show. */
    private static final Set<String> TELL_OF_SEATS = Set.of("OK", "OVER", "SKIP");

    private static final String NOTHING_CHOSEN = "none";

    /** @param answers what a person answers, by question */
    record Line(ObjectNode record, ObjectNode answers) {}

    private final Map<String, JsonNode> situations = new HashMap<>();

    private ReasonLines() {}

    static List<Line> of(Path tables) throws IOException {
        ReasonLines reader = new ReasonLines();
        for (String line : Files.readAllLines(tables.resolve("reason-situations.jsonl"))) {
            JsonNode situation = Json.parse(line);
            reader.situations.put(situation.path("situation").asText(), situation);
        }
        List<Line> lines = new ArrayList<>();
        for (Path table : tables(tables)) {
            for (String row : Files.readAllLines(table)) {
                if (!row.startsWith("#")) {
                    String[] cells = row.split("\t", -1);
                    lines.add(cells.length > 4 ? reader.ofVerdict(cells) : reader.ofAnswers(cells));
                }
            }
        }
        return lines;
    }

    private static Set<Path> tables(Path folder) throws IOException {
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "reason{s*,-answers}.tsv")) {
            Set<Path> tables = new TreeSet<>();
            found.forEach(tables::add);
            return tables;
        }
    }

    /** Situation, choice, handling, grade, errors, reasons. */
    private Line ofVerdict(String[] cells) {
        String handling = cells[2];
        Set<String> errors = Set.copyOf(Arrays.asList(cells[4].split("\\+")));
        boolean misread = errors.contains("CONTEXT_MISREAD");
        boolean overfitted = errors.contains("OVERFIT_TO_KEYWORDS");
        ObjectNode answers = Json.object()
                .put("denies-court", handling.equals("MISS"))
                .put("lowers-for-missing-number", errors.contains("MISSING_CASE_NUMBER_PENALIZED"))
                .put("misreads-context", misread)
                .put("overfits-keywords", overfitted);
        if (TELL_OF_SEATS.contains(handling)) {
            answers.put("lowers-for-seat", handling.equals("OVER"));
        }
        if (misread || overfitted) {
            answers.put("uses-context", true);
        } else if (handling.equals("OK") && cells[3].equals("2") && !cells[1].equals(NOTHING_CHOSEN)) {
            // A match whose reasons pass over nothing and are worth so little says nothing definite.
            answers.put("uses-context", false);
        }
        return new Line(argued(cells[0], cells[1], cells[5].replace("\\n", "\n")), answers);
    }

    /** Situation, choice, answers, reasons. */
    private Line ofAnswers(String[] cells) {
        ObjectNode answers = Json.object();
        for (String answer : cells[2].split(" ")) {
            String[] parts = answer.split("=");
            if (Set.of("true", "false").contains(parts[1])) {
                answers.put(parts[0], Boolean.parseBoolean(parts[1]));
            }
        }
        return new Line(argued(cells[0], cells[1], cells[3]), answers);
    }

    /** @param choice "none", or the place of the candidate and the confidence: "2@80" */
    private ObjectNode argued(String situation, String choice, String reasoning) {
        ObjectNode record =
                Objects.requireNonNull(situations.get(situation), situation).deepCopy();
        ObjectNode modelOutput = record.putObject("modelOutput");
        ArrayNode matches = modelOutput.putArray("matches");
        if (choice.equals(NOTHING_CHOSEN)) {
            modelOutput.put("no_match_reason", reasoning);
        } else {
            String[] chosen = choice.split("@");
            JsonNode candidate = record.path("candidates").path(Integer.parseInt(chosen[0]) - 1);
            matches.addObject()
                    .put("decision_id", candidate.path("decision_id").asText())
                    .put("confidence", new BigDecimal(chosen[1]).movePointLeft(2))
                    .put("reasoning", reasoning);
        }
        return record;
    }
}
