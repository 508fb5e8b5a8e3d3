package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.judges.citation.CitationMapping;
import dev.assize.judges.citation.EmbeddedCitation;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.StreamSupport;

/**
 * How often citation-mapping with its embedded answers reads reasons as a person did: court handling, grade and errors of
 * each line of a table. Arguments: a table of reasons with {@code reason-situations.jsonl} beside it; the part to
 * measure: {@code all} (the default), {@code tune} or {@code unread}, a third by a hash of the line; {@code -v} lists the
 * lines that are read otherwise.
 */
public final class CitationReasons {

    private static final Map<String, String> HANDLING = Map.of(
            "OK", "CORRECT_ALIGNMENT",
            "MISS", "MISSED_COURT_MATCH",
            "OVER", "WRONG_JURISDICTION_OVERPUNISHED",
            "SKIP", "SKIPPED_COURT_CHECK",
            "UNDER", "WRONG_JURISDICTION_UNDERPUNISHED",
            "TYPE", "WRONG_COURT_ACCEPTED");

    /** A line of the table: the facts it goes with, what came out, and what a person reads in the reasons. */
    private record Line(
            String situation, String output, String handling, String grade, List<String> errors, String reasoning) {

        static Line parse(String line) {
            String[] cells = line.split("\t", -1);
            return new Line(
                    cells[0],
                    cells[1],
                    HANDLING.getOrDefault(cells[2], cells[2]),
                    cells[3],
                    List.copyOf(new TreeSet<>(List.of(cells[4].split("\\+")))),
                    cells[5]);
        }

        ObjectNode record(ObjectNode situation) {
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
    }

    private CitationReasons() {}

    public static void main(String[] arguments) throws IOException {
        Path table = Path.of(arguments[0]);
        Part part = Part.of(arguments.length > 1 ? arguments[1] : "all");
        boolean verbose = List.of(arguments).contains("-v");
        Map<String, ObjectNode> situations = new TreeMap<>();
        ObjectMapper mapper = new ObjectMapper();
        for (String line : Files.readAllLines(table.resolveSibling("reason-situations.jsonl"))) {
            ObjectNode situation = (ObjectNode) mapper.readTree(line);
            situations.put(situation.remove("situation").asText(), situation);
        }
        Hearing<?> hearing = new Hearing<>(new CitationMapping(), new EmbeddedCitation());
        int[] right = new int[4];
        int lines = 0;
        int graded = 0;
        for (String row : Files.readAllLines(table)) {
            if (row.startsWith("#") || !part.has(row)) {
                continue;
            }
            Line line = Line.parse(row);
            ObjectNode situation = situations.get(line.situation());
            if (situation == null) {
                throw new IllegalArgumentException("No situation \"" + line.situation() + "\"");
            }
            ObjectNode verdict =
                    hearing.hear("line", line.record(situation), null).verdict().orElse(Json.object());
            List<String> errors = errors(verdict);
            boolean handling = verdict.path("court_alignment_handling").asText().equals(line.handling());
            boolean grade = line.grade().equals("-")
                    || verdict.path("reasoning_quality").asText().equals(line.grade());
            boolean sameErrors = errors.equals(line.errors());
            lines++;
            graded += line.grade().equals("-") ? 0 : 1;
            right[0] += handling ? 1 : 0;
            right[1] += grade && !line.grade().equals("-") ? 1 : 0;
            right[2] += sameErrors ? 1 : 0;
            right[3] += handling && grade && sameErrors ? 1 : 0;
            if (verbose && !(handling && grade && sameErrors)) {
                System.out.println(row + "\n    → "
                        + verdict.path("court_alignment_handling").asText() + " "
                        + verdict.path("reasoning_quality").asText() + " " + errors);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%d lines (%s): court handling %.3f, grade %.3f, errors %.3f, fields %.3f, all fields %.3f%n",
                lines,
                part.name().toLowerCase(Locale.ROOT),
                right[0] / (double) lines,
                right[1] / (double) graded,
                right[2] / (double) lines,
                (right[0] + right[1] + right[2]) / (double) (2 * lines + graded),
                right[3] / (double) lines);
    }

    private static List<String> errors(ObjectNode verdict) {
        return new ArrayList<>(
                new TreeSet<>(StreamSupport.stream(verdict.path("errors").spliterator(), false)
                        .map(JsonNode::asText)
                        .toList()));
    }
}
