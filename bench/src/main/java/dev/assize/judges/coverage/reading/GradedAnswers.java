package dev.assize.judges.coverage.reading;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.bench.DocumentPart;
import dev.assize.bench.Rows;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Facts of references in graded answers to questions, labelled by the grade: all of them stated in an answer that got
 * everything, none in one that got nothing. Answers in between tell nothing of a single fact, and references of many facts little.
 */
final class GradedAnswers {

    private static final int MOST_FACTS = 3;
    private static final double ALL = 0.95;
    private static final double NOTHING = 0.05;

    private GradedAnswers() {}

    static List<LabelledFact> of(Path directory, DocumentPart part) {
        Rows rows = new Rows(directory, part);
        List<LabelledFact> facts = new ArrayList<>();
        for (String set : List.of("mohler", "saf_en_train", "saf_de_train", "scientsbank_sample", "beetle_sample")) {
            if (rows.has(set)) {
                rows.read(set).forEach(row -> read(set, row, facts));
            }
        }
        return facts;
    }

    private static void read(String set, JsonNode row, List<LabelledFact> facts) {
        double grade = grade(row);
        if (grade > NOTHING && grade < ALL) {
            return;
        }
        String question = row.path("question").asText();
        String reference = row.get("reference").asText();
        List<String> items = ReferenceReader.read(reference, question).facts().stream()
                .map(Item::text)
                .toList();
        if (items.size() > MOST_FACTS) {
            return;
        }
        OutputReader reader = OutputReader.of(row.get("candidate").asText(), question, reference, items);
        for (String item : items) {
            reader.hear(item)
                    .best()
                    .ifPresent(best -> facts.add(
                            new LabelledFact(set, row, Optional.of(LabelledFact.signals(best)), grade >= ALL)));
        }
    }

    private static double grade(JsonNode row) {
        if (row.has("label_3way")) {
            String label = row.get("label_3way").asText();
            return label.equals("correct") ? 1 : label.equals("contradictory") ? 0 : 0.5;
        }
        double least = row.get("score_min").asDouble();
        return (row.get("score").asDouble() - least) / (row.get("score_max").asDouble() - least);
    }
}
