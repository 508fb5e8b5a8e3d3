package dev.assize.judges.provision;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** A decision and its perfect extraction, to which a test does one thing. */
final class Extraction {

    /** What an item says about its act. */
    record Act(String type, String name, String date) {}

    private static final String ID = "ECLI:BE:TEST:2024:ARR.20240229.3N.1";

    private final String language;
    private final String source;
    private final List<ObjectNode> items = new ArrayList<>();
    private final Map<String, Integer> acts = new LinkedHashMap<>();

    Extraction(String language, String source) {
        this.language = language;
        this.source = source;
    }

    /** One more item for each number, which is the key and, after a comma, the way down: "20, § 1er". */
    Extraction with(Act act, String... numbers) {
        int place = acts.computeIfAbsent(act.name(), name -> acts.size() + 1);
        for (String number : numbers) {
            int comma = number.indexOf(',');
            ObjectNode item = Json.object()
                    .put("internalProvisionId", id("ART", items.size() + 1))
                    .put("provisionNumber", (language.equals("FR") ? "article " : "artikel ") + number)
                    .put("provisionNumberKey", comma < 0 ? number : number.substring(0, comma))
                    .put("parentActType", act.type())
                    .put("parentActName", act.name())
                    .put("parentActDate", act.date().isEmpty() ? null : act.date())
                    .put("internalParentActId", id("ACT", place));
            items.add(item);
        }
        return this;
    }

    static String id(String kind, int sequence) {
        return String.format(Locale.ROOT, "%s-%s-%03d", kind, ID, sequence);
    }

    Extraction copy() {
        Extraction copy = new Extraction(language, source);
        items.forEach(item -> copy.items.add(item.deepCopy()));
        copy.acts.putAll(acts);
        return copy;
    }

    List<ObjectNode> items() {
        return items;
    }

    Extraction change(int item, Consumer<ObjectNode> change) {
        change.accept(items.get(item));
        return this;
    }

    /** Changes every item of an act. */
    Extraction changeAct(String name, Consumer<ObjectNode> change) {
        items.stream()
                .filter(item -> item.path("parentActName").asText().equals(name))
                .forEach(change);
        return this;
    }

    /** The place of the item with that number. */
    int find(String number) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).path("provisionNumber").asText().endsWith(" " + number)) {
                return i;
            }
        }
        throw new IllegalArgumentException("No item \"" + number + "\"");
    }

    Extraction drop(String number) {
        items.remove(find(number));
        return this;
    }

    ObjectNode record() {
        ObjectNode record = Json.object()
                .put("decisionId", ID)
                .put("proceduralLanguage", language)
                .put("sourceText", source);
        ArrayNode list = record.putObject("extracted").putArray("citedProvisions");
        items.forEach(item -> list.add(item.deepCopy()));
        return record;
    }

    CaseResult result(RangePolicy ranges, Answerer answerer) {
        return new Hearing<>(new ProvisionExtraction(ranges), answerer).hear("test", record(), null);
    }

    ObjectNode verdict() {
        return result(RangePolicy.ALL, new EmbeddedDisputes()).verdict().orElseThrow();
    }

    /** The codes of all findings, as the embedded rules answer. */
    static List<String> codes(Extraction extraction) {
        return new Hearing<>(new ProvisionExtraction(), new EmbeddedDisputes())
                .hear("case", extraction.record(), null).findings().stream()
                        .map(Finding::code)
                        .toList();
    }

    /** The codes of all issues, gravest first. */
    static List<String> codes(ObjectNode verdict) {
        List<String> codes = new ArrayList<>();
        for (String list : List.of("criticalIssues", "majorIssues", "minorIssues")) {
            for (JsonNode issue : verdict.get(list)) {
                codes.add(issue.asText().substring(0, issue.asText().indexOf(':')));
            }
        }
        return codes;
    }
}
