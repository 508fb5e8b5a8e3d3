package dev.assize.judges.coverage.internal;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.bench.DocumentPart;
import dev.assize.bench.Rows;
import dev.assize.stats.Correlation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The graded answers of one set: what people gave, and the signals of each fact of the reference. */
final class GradedAnswers {

    private static final List<String> SETS = List.of(
            "mohler", "saf_en_train", "saf_de_train", "scientsbank_sample", "beetle_sample", "evouna_nq_sample");

    /** One answer held against one reference; facts to which there is an objection have no signals. */
    private record Answer(double grade, int facts, List<LabelledFact> heard) {

        double share(double[] weights) {
            return (double) heard.stream().filter(fact -> fact.sum(weights) > 0).count() / facts;
        }
    }

    private final List<Answer> answers = new ArrayList<>();

    private GradedAnswers() {}

    static List<GradedAnswers> of(Path directory, DocumentPart part) {
        Rows rows = new Rows(directory, part);
        List<GradedAnswers> all = new ArrayList<>();
        for (String set : SETS) {
            if (rows.has(set)) {
                GradedAnswers answers = new GradedAnswers();
                rows.read(set).forEach(row -> answers.read(set, row));
                all.add(answers);
            }
        }
        return all;
    }

    /** Pearson's correlation of the share of facts that are stated with the grades. */
    double correlation(double[] weights) {
        double[] grades = answers.stream().mapToDouble(Answer::grade).toArray();
        double[] shares =
                answers.stream().mapToDouble(answer -> answer.share(weights)).toArray();
        return Correlation.pearson(grades, shares).map(Correlation::coefficient).orElse(0.0);
    }

    private void read(String set, JsonNode row) {
        String question = row.path("question").asText();
        String reference = reference(row);
        List<String> items = ReferenceReader.read(reference, question).facts().stream()
                .map(Item::text)
                .toList();
        OutputReader reader = OutputReader.of(row.get("candidate").asText(), question, reference, items);
        List<LabelledFact> heard = new ArrayList<>();
        for (String item : items) {
            reader.hear(item)
                    .best()
                    .ifPresent(best ->
                            heard.add(new LabelledFact(set, row, Optional.of(LabelledFact.signals(best)), true)));
        }
        if (!items.isEmpty()) {
            answers.add(new Answer(grade(row), items.size(), heard));
        }
    }

    /** The first of several: all are wordings of one answer. */
    private static String reference(JsonNode row) {
        JsonNode several = row.path("references");
        return several.isEmpty()
                ? row.get("reference").asText()
                : several.get(0).asText();
    }

    private static double grade(JsonNode row) {
        for (String field : List.of("score", "label", "label_2way")) {
            JsonNode label = row.get(field);
            if (label != null) {
                boolean right = label.asBoolean() || label.asText().equals("correct");
                return label.isNumber() ? label.asDouble() : right ? 1 : 0;
            }
        }
        throw new IllegalArgumentException("No grade in: " + row);
    }
}
