package dev.assize.judges.coverage.reading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assize.bench.FactLabels;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds what each {@link Signal} weighs: a logistic regression on facts that people labelled as stated or not.
 *
 * <p>Facts against which there is an objection are left out, since no weight can save them, and so are systems that
 * were not labelled {@linkplain FactLabels fact by fact}. Prints the lines of
 * {@code weights.txt}. Usage: {@code WeightTraining <data directory> [even]}; with "even", only every second document is
 * learnt from, and the others can show what was learnt.
 */
final class WeightTraining {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    /**
     * Where the weights say "even", people already say stated a little more often than not: kappa is best a bit below.
     */
    private static final double LENIENCE = 0.2;

    /**
     * The labelled facts come without a question. Graded answers to questions (half of them) are best told apart a little
     * below 2, by correlation; accuracy hardly changes between 1 and 2.
     */
    private static final double ANSWER = 1.8;

    private WeightTraining() {}

    public static void main(String[] args) throws IOException {
        boolean even = args.length > 1 && args[1].equals("even");
        List<LogisticRegression.Row> rows = new ArrayList<>();
        for (String set : List.of("scu_realsumm", "scu_pyrxsum")) {
            List<JsonNode> labelled = new ArrayList<>();
            for (String line : Files.readAllLines(Path.of(args[0], set + ".jsonl"))) {
                JsonNode row = MAPPER.readTree(line);
                if (!even || row.get("doc_index").asInt() % 2 == 0) {
                    labelled.add(row);
                }
            }
            FactLabels labels = FactLabels.of(labelled);
            labelled.stream().filter(labels::areFactByFact).forEach(row -> read(row, rows));
        }
        double[] weights = LogisticRegression.fit(rows);
        System.out.println(
                "# What each signal weighs: logistic regression on facts that people labelled, by the bench's"
                        + " WeightTraining.");
        int at = 0;
        for (Signal signal : Signal.values()) {
            System.out.printf("%s %.2f%n", signal, weights[at] + byHand(signal));
            at++;
        }
    }

    private static double byHand(Signal signal) {
        return switch (signal) {
            case BIAS -> LENIENCE;
            case ANSWER -> ANSWER;
            case NEARBY, WIDELY, WORDS_AROUND, LAST_WORD, ORDER, NAMES -> 0;
        };
    }

    private static void read(JsonNode row, List<LogisticRegression.Row> rows) {
        OutputReader reader = OutputReader.of(row.get("candidate").asText(), "");
        for (JsonNode fact : row.get("facts")) {
            Optional<SentenceSupport> evidence =
                    reader.hear(fact.get("fact").asText()).best();
            evidence.ifPresent(best -> rows.add(new LogisticRegression.Row(
                    signals(best), fact.get("present").asBoolean())));
        }
    }

    private static List<Double> signals(SentenceSupport evidence) {
        return Stream.of(Signal.values()).map(signal -> signal.of(evidence)).toList();
    }
}
