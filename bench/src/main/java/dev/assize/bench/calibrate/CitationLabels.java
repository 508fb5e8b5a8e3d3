package dev.assize.bench.calibrate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Judge;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.Question;
import dev.assize.core.question.Value;
import dev.assize.judges.citation.CitationMapping;
import dev.assize.judges.citation.EmbeddedCitation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Citations of which only the contents tell the right candidate, within one language and across two; and reasons with the answer to each
 * question, from which no rule was made.
 */
final class CitationLabels implements LabelledSet {

    private static final String CONTEXT = "context-";
    private static final String NONE = "none";
    private static final Path REASONS = Path.of("bench/labelled/citation-mapping.jsonl.gz");

    private final CitationMapping judge = new CitationMapping();
    private final EmbeddedCitation rules = new EmbeddedCitation();

    @Override
    public Judge<?> judge() {
        return judge;
    }

    @Override
    public Answerer rules() {
        return rules;
    }

    @Override
    public String origin() {
        return "bench/calibrate.sh; the candidates of 400 made-up citations of real decisions of the Court of Cassation"
                + " (context cases); the reasons of bench/labelled that no rule was made from; table by five folds"
                + " of decisions";
    }

    /** Whether the context points to a candidate (how strongly is a matter of taste), else the answer itself. */
    @Override
    public String said(Value value) {
        if (!(value instanceof Value.Choice choice)) {
            return value.toString();
        }
        return switch (choice.option()) {
            case NONE -> "other";
            case "some", "strong" -> "right";
            default -> choice.option();
        };
    }

    @Override
    public List<LabelledCase> cases(Path data) {
        Map<String, JsonNode> expected = new HashMap<>();
        for (JsonNode row : LabelledRows.of(data.resolve("belgium/context_expected.jsonl"))) {
            expected.put(row.path("id").asText(), row);
        }
        List<LabelledCase> cases = new ArrayList<>();
        for (JsonNode row : LabelledRows.of(data.resolve("belgium/context_cases.jsonl"))) {
            JsonNode truth = expected.get(row.path("id").asText());
            if (truth != null && row instanceof ObjectNode record) {
                cases.add(labelled(record, truth));
            }
        }
        for (JsonNode row : LabelledRows.of(REASONS)) {
            if (row.path("part").asText().equals("figures only") && row.path("case") instanceof ObjectNode record) {
                cases.add(new LabelledCase(
                        "reasons, set " + row.path("set").asText(),
                        row.at("/case/citationSnippet").asText(),
                        record,
                        question ->
                                reasoned(row.path("answers").path(question.id().value()))));
            }
        }
        return cases;
    }

    private Optional<String> reasoned(JsonNode answer) {
        if (answer.isBoolean()) {
            return Optional.of(said(new Value.YesNo(answer.asBoolean())));
        }
        return answer.isTextual() ? Optional.of(said(new Value.Choice(answer.asText()))) : Optional.empty();
    }

    private static LabelledCase labelled(ObjectNode record, JsonNode expected) {
        boolean across = expected.path("kind").asText().startsWith("other_language");
        String right = expected.path("correct_decision_id").asText();
        return new LabelledCase(
                across ? "context across languages" : "context within a language",
                right,
                record,
                question -> truth(question, record, right));
    }

    private static Optional<String> truth(Question question, ObjectNode record, String right) {
        String id = question.id().value();
        if (!id.startsWith(CONTEXT)) {
            return Optional.empty();
        }
        int index = Integer.parseInt(id.substring(CONTEXT.length())) - 1;
        String candidate =
                record.path("candidates").path(index).path("decision_id").asText();
        return Optional.of(candidate.equals(right) ? "right" : "other");
    }
}
