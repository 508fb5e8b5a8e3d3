package dev.assize.judges.coverage.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.bench.ConstructedCase;
import dev.assize.bench.DocumentPart;
import dev.assize.bench.FactLabels;
import dev.assize.bench.LabelledCases;
import dev.assize.bench.Rows;
import dev.assize.core.json.Json;
import dev.assize.text.Language;
import dev.assize.text.detect.DetectedTexts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A statement that an output has at least a word of, as the signals of what the output has for it, and what people said.
 *
 * @param set the file it comes from
 * @param row the case it belongs to
 */
@SuppressWarnings("ArrayRecordComponent") // They are read, and compared with nothing.
record LabelledStatement(String set, JsonNode row, double[] signals, boolean stated) {

    private static final List<String> SUMMARIES = List.of("scu_realsumm", "scu_pyrxsum");

    private static final String STORIES = "reference-coverage-stories";

    /** Whole cases of bench/labelled, with what was asked. */
    private static final List<String> CASES = List.of("reference-coverage-verdicts", STORIES);

    /** Single statements of bench/labelled. */
    private static final String FACTS = "reference-coverage-facts";

    /** The statements of the tests. */
    private static final Path OWN =
            Path.of("judges/src/test/resources/dev/assize/judges/coverage/internal/said-otherwise.tsv");

    /** What the summaries were asked for. */
    private static final List<String> INSTRUCTIONS = List.of("", "Summarise the article.");

    /**
     * The labelled statements of those documents; of bench/labelled those that may be looked into.
     *
     * @param data the folder of the public sets
     * @param labelled the folder bench/labelled
     */
    static List<LabelledStatement> of(Path data, Path labelled, DocumentPart part) {
        List<LabelledStatement> all = new ArrayList<>();
        Rows rows = new Rows(data, part);
        for (String set : SUMMARIES) {
            FactLabels labels = FactLabels.of(rows.all(set));
            rows.read(set).stream().filter(labels::areFactByFact).forEach(row -> readSummary(set, row, all));
        }
        for (String set : CASES) {
            for (JsonNode row : LabelledCases.lookedInto(labelled.resolve(set + ".jsonl.gz"))) {
                if (has(part, row, row.get("reference").asText())) {
                    readCase(set, row, all);
                }
            }
        }
        for (JsonNode row : LabelledCases.lookedInto(labelled.resolve(FACTS + ".jsonl.gz"))) {
            String fact = row.get("fact").asText();
            if (has(part, row, fact)) {
                read(FACTS, row, "", fact, row.get("output").asText(), List.of(fact), List.of(row.get("stated")), all);
            }
        }
        readOwn(part, all);
        for (Language language : Language.BUILT_IN) {
            ConstructedCase.of(language.code()).stream()
                    .filter(constructed -> !constructed.held())
                    .forEach(constructed -> readConstructed(constructed, part, all));
        }
        return all;
    }

    /** The fact is the second item. */
    private static void readConstructed(ConstructedCase constructed, DocumentPart part, List<LabelledStatement> all) {
        String fact = constructed.facts().get(1);
        ObjectNode row = Json.object().put("stated", constructed.stated());
        if (has(part, row, fact)) {
            read("constructed", row, "", fact, constructed.output(), List.of(fact), List.of(row.get("stated")), all);
        }
    }

    /** Whether the output was written to be hard to judge. */
    boolean isOfStory() {
        return set.equals(STORIES);
    }

    private static void readOwn(DocumentPart part, List<LabelledStatement> all) {
        List<String> lines;
        try {
            lines = Files.readAllLines(OWN);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (String line : lines) {
            String[] cells = line.split("\t");
            ObjectNode row = Json.object().put("stated", cells.length > 2 && cells[2].equals("yes"));
            if (!line.startsWith("#") && has(part, row, cells[3])) {
                read("own", row, "", cells[3], cells[4], List.of(cells[3]), List.of(row.get("stated")), all);
            }
        }
    }

    private static boolean has(DocumentPart part, JsonNode row, String document) {
        return part.hasLabelled(((ObjectNode) row).put("doc_id", document));
    }

    private static void readSummary(String set, JsonNode row, List<LabelledStatement> all) {
        List<String> items = new ArrayList<>();
        List<JsonNode> stated = new ArrayList<>();
        for (JsonNode fact : row.get("facts")) {
            items.add(fact.get("fact").asText());
            stated.add(fact.get("present"));
        }
        String reference = row.get("reference").asText();
        String instruction = INSTRUCTIONS.get(Math.floorMod(reference.hashCode(), INSTRUCTIONS.size()));
        read(set, row, instruction, reference, row.get("candidate").asText(), items, stated, all);
    }

    private static void readCase(String set, JsonNode row, List<LabelledStatement> all) {
        List<String> items = new ArrayList<>();
        List<JsonNode> stated = new ArrayList<>();
        for (String kind : List.of("facts", "conclusions")) {
            row.get("checklist").get(kind).forEach(item -> items.add(item.asText()));
            row.get("stated").get(kind).forEach(stated::add);
        }
        read(
                set,
                row,
                row.get("input").asText(),
                row.get("reference").asText(),
                row.get("output_text").asText(),
                items,
                stated,
                all);
    }

    private static void read(
            String set,
            JsonNode row,
            String input,
            String reference,
            String output,
            List<String> items,
            List<JsonNode> stated,
            List<LabelledStatement> all) {
        for (OutputReader reader : OutputReader.inEveryLanguage(new DetectedTexts(), output, input, reference, items)) {
            for (int i = 0; i < items.size(); i++) {
                Optional<StatementEvidence> evidence = reader.evidence(items.get(i));
                if (evidence.isPresent()) {
                    all.add(new LabelledStatement(
                            set,
                            row,
                            evidence.get().signals().numbers(),
                            stated.get(i).asBoolean()));
                }
            }
        }
    }
}
