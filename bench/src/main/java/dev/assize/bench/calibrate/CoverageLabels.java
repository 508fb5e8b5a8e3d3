package dev.assize.bench.calibrate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.bench.FactLabels;
import dev.assize.core.Judge;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.Value;
import dev.assize.judges.coverage.EmbeddedCoverage;
import dev.assize.judges.coverage.ReferenceCoverage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Facts of references, and whether people found them stated in a summary: those systems that were labelled fact by fact. */
final class CoverageLabels implements LabelledSet {

    private static final List<String> SETS = List.of("scu_realsumm", "scu_pyrxsum");

    /** What a user may have asked for; the facts do not depend on it. */
    private static final List<String> INPUTS =
            List.of("", "Summarise the article.", "What happened, according to the article?");

    private final ReferenceCoverage judge = new ReferenceCoverage();
    private final String statesFact =
            judge.info().question("states-fact").wording().name();
    private final EmbeddedCoverage rules = new EmbeddedCoverage();

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
        return "bench/calibrate.sh; facts of REALSumm (the systems labelled fact by fact) and PyrXSum, with an instruction, a"
                + " question and no input in turn; weights and table by five folds of documents";
    }

    /** A conclusion is read as a fact is. */
    @Override
    public Map<String, String> sameRules() {
        return Map.of(judge.info().question("draws-conclusion").wording().name(), statesFact);
    }

    @Override
    public String said(Value value) {
        return value.toString();
    }

    @Override
    public List<LabelledCase> cases(Path data) {
        List<LabelledCase> cases = new ArrayList<>();
        for (String set : SETS) {
            List<JsonNode> rows = LabelledRows.of(data.resolve("coverage").resolve(set + ".jsonl"));
            FactLabels labels = FactLabels.of(rows);
            for (int i = 0; i < rows.size(); i++) {
                if (labels.areFactByFact(rows.get(i))) {
                    cases.add(labelled(set, rows.get(i), INPUTS.get(i % INPUTS.size())));
                }
            }
        }
        return cases;
    }

    private LabelledCase labelled(String set, JsonNode row, String input) {
        ObjectNode record = Json.object()
                .put("reference", row.get("reference").asText())
                .put("output_text", row.get("candidate").asText());
        if (!input.isEmpty()) {
            record.put("input", input);
        }
        ObjectNode checklist = record.putObject("checklist");
        ArrayNode facts = checklist.putArray("facts");
        checklist.putArray("conclusions");
        checklist.putArray("terms");
        Map<String, String> truth = new HashMap<>();
        for (JsonNode fact : row.get("facts")) {
            String text = fact.get("fact").asText();
            facts.add(text);
            truth.put(text.strip(), fact.get("present").asBoolean() ? "yes" : "no");
        }
        return new LabelledCase(set, row.get("doc_id").asText(), record, question -> find(truth, question));
    }

    private Optional<String> find(Map<String, String> truth, Question question) {
        return question.wording().name().equals(statesFact)
                ? question.find("item").map(Passage::text).map(text -> truth.get(text.strip()))
                : Optional.empty();
    }
}
