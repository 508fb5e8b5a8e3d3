package dev.assize.judges.citation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Reasons in many wordings, each with the facts of a case, and what they amount to. */
class ReasonTableTest {

    private static final Map<String, String> HANDLING = Map.of(
            "OK", "CORRECT_ALIGNMENT",
            "MISS", "MISSED_COURT_MATCH",
            "OVER", "WRONG_JURISDICTION_OVERPUNISHED",
            "SKIP", "SKIPPED_COURT_CHECK",
            "UNDER", "WRONG_JURISDICTION_UNDERPUNISHED",
            "TYPE", "WRONG_COURT_ACCEPTED");

    private static final Map<String, ObjectNode> SITUATIONS = situations();

    private static List<String> lines(String resource) {
        try (InputStream table = ReasonTableTest.class.getResourceAsStream(resource)) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private static Map<String, ObjectNode> situations() {
        Map<String, ObjectNode> situations = new TreeMap<>();
        for (String line : lines("reason-situations.jsonl")) {
            try {
                ObjectNode situation = (ObjectNode) Json.parse(line);
                situations.put(situation.remove("situation").asText(), situation);
            } catch (IOException unreadable) {
                throw new IllegalStateException(line, unreadable);
            }
        }
        return situations;
    }

    static Stream<String> rows() {
        return lines("reasons.tsv").stream();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theFactsSpeakFirst(String row) {
        String[] cells = row.split("\t", -1);
        ObjectNode verdict = CaseWriter.verdict(record(cells[0], cells[1], cells[5]));
        assertThat(verdict.path("court_alignment_handling").asText()).isEqualTo(HANDLING.get(cells[2]));
        assertThat(StreamSupport.stream(verdict.path("errors").spliterator(), false)
                        .map(JsonNode::asText))
                .containsExactlyInAnyOrder(cells[4].split("\\+"));
        if (!cells[3].equals("-")) {
            assertThat(verdict.path("reasoning_quality").asText()).isEqualTo(cells[3]);
        }
    }

    private static ObjectNode record(String situation, String output, String reasoning) {
        ObjectNode record = Objects.requireNonNull(SITUATIONS.get(situation)).deepCopy();
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
