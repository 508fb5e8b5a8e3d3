package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.StreamSupport;

/**
 * A table of reasons, each with the facts of a case ({@code reason-situations.jsonl} beside it) and what a person reads in it: court
 * handling, grade and errors. {@code bench/citation-reasons.sh} tells how many lines the judge reads so.
 */
final class ReasonTable {

    private static final Map<String, String> HANDLING = Map.of(
            "OK", "CORRECT_ALIGNMENT",
            "MISS", "MISSED_COURT_MATCH",
            "OVER", "WRONG_JURISDICTION_OVERPUNISHED",
            "SKIP", "SKIPPED_COURT_CHECK",
            "UNDER", "WRONG_JURISDICTION_UNDERPUNISHED",
            "TYPE", "WRONG_COURT_ACCEPTED");

    private static final String OPEN_GRADE = "-";

    /** A line: its situation, what came out of it (candidate@confidence, or none), and what the reasons amount to. */
    record Line(String row, ObjectNode situation, String output, Fields expected, String reasoning) {

        Fields read() {
            ObjectNode verdict = CaseWriter.verdict(record());
            return new Fields(
                    verdict.path("court_alignment_handling").asText(),
                    expected.isGraded() ? verdict.path("reasoning_quality").asText() : OPEN_GRADE,
                    List.copyOf(new TreeSet<>(
                            StreamSupport.stream(verdict.path("errors").spliterator(), false)
                                    .map(JsonNode::asText)
                                    .toList())));
        }

        private ObjectNode record() {
            return argued(situation, output, reasoning);
        }

        @Override
        public String toString() {
            return row;
        }
    }

    /** @param grade "-" where the document leaves it open */
    record Fields(String handling, String grade, List<String> errors) {
        boolean isGraded() {
            return !grade.equals(OPEN_GRADE);
        }
    }

    private ReasonTable() {}

    /** The case of a situation in which that came out, for these reasons. */
    static ObjectNode argued(ObjectNode situation, String output, String reasoning) {
        ObjectNode record = situation.deepCopy();
        ObjectNode modelOutput = Json.object();
        ArrayNode matches = modelOutput.putArray("matches");
        if (output.equals("none")) {
            modelOutput.put("no_match_reason", reasoning);
        } else {
            String[] chosen = output.split("@");
            JsonNode candidate = record.path("candidates").path(Integer.parseInt(chosen[0]) - 1);
            matches.addObject()
                    .put("decision_id", candidate.path("decision_id").asText())
                    .put("confidence", new BigDecimal(chosen[1]).movePointLeft(2))
                    .put("reasoning", reasoning);
        }
        record.set("modelOutput", modelOutput);
        return record;
    }

    /** The facts of each situation that the tables name. */
    static Map<String, ObjectNode> situations(Path table) throws IOException {
        Map<String, ObjectNode> situations = new TreeMap<>();
        for (String line : Files.readAllLines(table.resolveSibling("reason-situations.jsonl"))) {
            ObjectNode situation = (ObjectNode) Json.parse(line);
            situations.put(situation.remove("situation").asText(), situation);
        }
        return situations;
    }

    static List<Line> read(Path table) throws IOException {
        Map<String, ObjectNode> situations = situations(table);
        List<Line> lines = new ArrayList<>();
        for (String row : Files.readAllLines(table)) {
            if (!row.startsWith("#")) {
                lines.add(parse(row, situations));
            }
        }
        return lines;
    }

    private static Line parse(String row, Map<String, ObjectNode> situations) {
        String[] cells = row.split("\t", -1);
        Fields expected = new Fields(
                Objects.requireNonNull(HANDLING.get(cells[2]), row),
                cells[3],
                List.copyOf(new TreeSet<>(List.of(cells[4].split("\\+")))));
        return new Line(
                row,
                Objects.requireNonNull(situations.get(cells[0]), row),
                cells[1],
                expected,
                cells[5].replace("\\n", "\n"));
    }
}
