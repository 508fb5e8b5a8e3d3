package dev.assize.bench.calibrate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.bench.brand.NamePair;
import dev.assize.core.Judge;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;
import dev.assize.judges.brand.BrandExtraction;
import dev.assize.judges.brand.EmbeddedBrand;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Entries beside the brand of a real title: real other names and spellings of the brand, and words and names that are not its own; and
 * reasonings with the answer to each question, from which no rule was made.
 */
final class BrandLabels implements LabelledSet {

    private static final Set<String> RELATED = Set.of("variation", "product line");
    private static final Path REASONINGS = Path.of("bench/labelled/brand-extraction.jsonl.gz");

    private final BrandExtraction judge = new BrandExtraction();
    private final Wording relation = judge.info().question("relation-of-entry").wording();
    private final EmbeddedBrand rules = new EmbeddedBrand();

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
        return "bench/calibrate.sh; entries made from the brands and titles of WDC PAVE, OA-Mine and AE-110k and from real other"
                + " names of brands (name suggestion index), about half of them related; the reasonings of bench/labelled that no"
                + " rule was made from; table by five folds of brands";
    }

    /** Rule 3 asks no more than whether an entry has to do with the brand. A checklist is right when all of its ticks are. */
    @Override
    public String said(Value value) {
        if (!(value instanceof Value.Choice choice)) {
            return value.toString();
        }
        return RELATED.contains(choice.option()) ? "related" : "unrelated";
    }

    @Override
    public List<LabelledCase> cases(Path data) {
        List<LabelledCase> cases = new ArrayList<>();
        for (NamePair pair : NamePair.all(data.resolve("brand"), 20)) {
            ObjectNode record = Json.object().put("title", pair.title()).put("taxonomy", pair.taxonomy());
            record.put("brand_name", pair.brand());
            record.putArray("expected_entities").add(pair.brand());
            ArrayNode predicted = record.putArray("predicted_entities");
            predicted.add(pair.brand()).add(pair.entry());
            cases.add(new LabelledCase(pair.set(), pair.brand(), record, question -> truth(question, pair)));
        }
        for (JsonNode row : LabelledRows.of(REASONINGS)) {
            if (row.path("part").asText().equals("figures only") && row.path("case") instanceof ObjectNode record) {
                cases.add(new LabelledCase(
                        "reasonings",
                        row.at("/case/title").asText(),
                        record,
                        question -> reasoned(question, row.path("answers"))));
            }
        }
        return cases;
    }

    private Optional<String> reasoned(Question question, JsonNode answers) {
        JsonNode answer = answers.path(question.id().value());
        if (answer.isBoolean()) {
            return Optional.of(said(new Value.YesNo(answer.asBoolean())));
        }
        if (!(question.form() instanceof Form.Checklist list) || !answer.isObject()) {
            return Optional.empty();
        }
        Map<String, Boolean> ticks = new LinkedHashMap<>();
        list.items().forEach(item -> ticks.put(item, answer.path(item).asBoolean()));
        return Optional.of(said(new Value.Checklist(ticks)));
    }

    private Optional<String> truth(Question question, NamePair pair) {
        boolean asked = question.wording().equals(relation)
                && question.find("entry")
                        .map(Passage::text)
                        .filter(pair.entry()::equals)
                        .isPresent();
        return asked ? Optional.of(pair.related() ? "related" : "unrelated") : Optional.empty();
    }
}
