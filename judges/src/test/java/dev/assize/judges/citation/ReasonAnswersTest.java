package dev.assize.judges.citation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.result.ResultJson;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Reasons as models write them, each with single answers that a person gives to it. */
class ReasonAnswersTest {

    /** Most of them are about a seat that is held against a candidate, which no verdict turns on where the citation names one. */
    private static final int UNREAD = 5;

    @Test
    void aPersonsAnswersAreGiven() throws IOException, URISyntaxException {
        Path table = Path.of(Objects.requireNonNull(ReasonAnswersTest.class.getResource("reason-answers.tsv"))
                .toURI());
        Map<String, ObjectNode> situations = ReasonTable.situations(table);
        List<String> wrong = new ArrayList<>();
        for (String row : Files.readAllLines(table)) {
            if (!row.startsWith("#") && !isReadAsExpected(row, situations)) {
                wrong.add(row);
            }
        }
        assertThat(wrong).as(wrong::toString).hasSizeLessThanOrEqualTo(UNREAD);
    }

    private static boolean isReadAsExpected(String row, Map<String, ObjectNode> situations) {
        String[] cells = row.split("\t", -1);
        ObjectNode situation = Objects.requireNonNull(situations.get(cells[0]), row);
        JsonNode result = ResultJson.of(CaseWriter.result(ReasonTable.argued(situation, cells[1], cells[3])));
        for (String expected : cells[2].split(" ")) {
            String question = expected.substring(0, expected.indexOf('='));
            if (!expected.equals(question + "=" + answer(result, question))) {
                return false;
            }
        }
        return true;
    }

    /** What was answered; what was not asked counts as denied. */
    private static String answer(JsonNode result, String question) {
        if (question.equals("handling")) {
            return result.path("verdict").path("court_alignment_handling").asText();
        }
        for (JsonNode answer : result.path("answers")) {
            if (answer.path("question").asText().equals(question)) {
                return answer.path("value").asText();
            }
        }
        return "false";
    }
}
