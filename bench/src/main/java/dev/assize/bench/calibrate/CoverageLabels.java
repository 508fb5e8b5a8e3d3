package dev.assize.bench.calibrate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.bench.FactLabels;
import dev.assize.bench.LabelledCases;
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
import java.util.stream.Stream;

/**
 * Facts of references, and whether people found them stated in a summary (those systems that were labelled fact by fact), and the whole
 * cases of bench/labelled that may be looked into, with their facts, terms and organisation.
 */
final class CoverageLabels implements LabelledSet {

    private static final List<Path> WHOLE_CASES = Stream.of("reference-coverage-verdicts", "reference-coverage-stories")
            .map(name -> Path.of("bench", "labelled", name + ".jsonl.gz"))
            .toList();

    private static final List<String> KINDS = List.of("facts", "terms");

    private static final List<String> SETS = List.of("scu_realsumm", "scu_pyrxsum");

    /** What a user may have asked for; the facts do not depend on it. */
    private static final List<String> INPUTS =
            List.of("", "Summarise the article.", "What happened, according to the article?");

    private final ReferenceCoverage judge = new ReferenceCoverage();
    private final String statesFact =
            judge.info().question("states-fact").wording().name();
    private final String sameOrganization =
            judge.info().question("same-organization").wording().name();
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
                + " question and no input in turn, and the whole cases of bench/labelled that may be looked into; weights and table by five folds of documents";
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
        WHOLE_CASES.forEach(file -> LabelledCases.lookedInto(file).forEach(row -> cases.add(whole(row))));
        return cases;
    }

    private LabelledCase whole(JsonNode row) {
        ObjectNode record = Json.object();
        for (String field : List.of("reference", "output_text", "input", "checklist")) {
            record.set(field, row.get(field));
        }
        Map<String, String> truth = new HashMap<>();
        for (String kind : KINDS) {
            for (int i = 0; i < row.get("checklist").get(kind).size(); i++) {
                truth.put(
                        row.get("checklist").get(kind).get(i).asText().strip(),
                        yesOrNo(row.get("stated").get(kind).get(i)));
            }
        }
        return new LabelledCase(
                "whole cases",
                row.get("reference").asText(),
                record,
                question -> question.wording().name().equals(sameOrganization)
                        ? Optional.of(yesOrNo(row.get("organization")))
                        : item(truth, question));
    }

    private static String yesOrNo(JsonNode answer) {
        return answer.asBoolean() ? "yes" : "no";
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
            truth.put(text.strip(), yesOrNo(fact.get("present")));
        }
        return new LabelledCase(set, row.get("doc_id").asText(), record, question -> item(truth, question));
    }

    /** Conclusions are too few for a table of their own. */
    private Optional<String> item(Map<String, String> truth, Question question) {
        return sameRules().containsKey(question.wording().name())
                ? Optional.empty()
                : question.find("item").map(Passage::text).map(text -> truth.get(text.strip()));
    }
}
