package dev.assize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Judge;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.text.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Judges one case and compares what comes out. Texts may carry marks: {@link #finds} then expects the finding's
 * evidence at the marks and nowhere else.
 */
public final class JudgeTester {

    private final Hearing<?> hearing;
    private final ObjectNode record = Json.object();
    private final Map<String, List<Span>> marks = new LinkedHashMap<>();

    private JudgeTester(Hearing<?> hearing) {
        this.hearing = hearing;
    }

    public static JudgeTester of(Judge<?> judge, Answerer answerer) {
        return new JudgeTester(new Hearing<>(judge, answerer));
    }

    /** A text field, possibly marked. */
    public JudgeTester with(String field, String marked) {
        MarkedText parsed = MarkedText.parse(marked);
        record.put(field, parsed.text());
        if (!parsed.marks().isEmpty()) {
            marks.put(field, parsed.marks());
        }
        return this;
    }

    public JudgeTester with(String field, JsonNode value) {
        record.set(field, value);
        return this;
    }

    public CaseResult result() {
        return hearing.hear("test", record.deepCopy(), null);
    }

    /** The verdict of a case that must be judged. */
    public ObjectNode verdict() {
        CaseResult result = result();
        assertThat(result.status()).as(() -> String.valueOf(result.error())).isEqualTo(Status.JUDGED);
        return result.verdict().orElseThrow();
    }

    /** A finding of that code is there, with evidence exactly at the marks. */
    public JudgeTester finds(String code) {
        List<Finding> found = result().findings().stream()
                .filter(finding -> finding.code().equals(code))
                .toList();
        assertThat(found)
                .as("findings \"%s\" among %s", code, result().findings())
                .isNotEmpty();
        marks.forEach((field, spans) -> assertThat(found.stream()
                        .flatMap(finding -> finding.evidence().stream())
                        .filter(evidence -> evidence.passage().equals(field))
                        .map(Evidence::span))
                .as("evidence of \"%s\" in %s", code, field)
                .containsExactlyInAnyOrderElementsOf(spans));
        return this;
    }

    public JudgeTester findsNo(String code) {
        assertThat(result().findings()).extracting(Finding::code).doesNotContain(code);
        return this;
    }
}
