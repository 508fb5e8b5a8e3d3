package dev.assize.bench.calibrate;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.assize.core.json.Json;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Basis;
import dev.assize.core.question.ConfidenceTable;
import dev.assize.core.question.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Makes the confidence table of a judge's rules from what {@link Collect} wrote, and prints how far it can be believed. Every
 * answer is rated by a table that was made without its document.
 *
 * <p>Usage: {@code Calibrate <judge> <date> <threshold> <table to write or -> <file of answers>...}
 */
final class Calibrate {

    private static final int FOLDS = 5;

    private final LabelledSet labels;
    private final String made;
    private final String threshold;
    private final List<Observation> answers;

    private Calibrate(LabelledSet labels, String made, String threshold, List<Observation> answers) {
        this.labels = labels;
        this.made = made;
        this.threshold = threshold;
        this.answers = answers;
    }

    public static void main(String[] arguments) throws IOException {
        List<Observation> answers = new ArrayList<>();
        for (int i = 4; i < arguments.length; i++) {
            for (String line : Files.readAllLines(Path.of(arguments[i]))) {
                answers.add(read(line));
            }
        }
        LabelledSet labels = LabelledSets.require(arguments[0]);
        Calibrate calibrate = new Calibrate(labels, arguments[1], arguments[2], answers);
        calibrate.print();
        if (!arguments[3].equals("-")) {
            Files.writeString(Path.of(arguments[3]), calibrate.table(answers));
            System.out.println("\nWritten: " + arguments[3]);
        }
    }

    private static Observation read(String line) {
        try {
            return Observation.read(Json.parse(line));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("Not JSON: " + line, e);
        }
    }

    private void print() {
        String rules = rules();
        System.out.printf(
                "%s, rules %s, %,d labelled answers, rated by document-wise cross-validation in %d folds%n",
                labels.judge().info().id(), rules.isEmpty() ? "without a version" : rules, answers.size(), FOLDS);
        List<CalibrationFigures.Rated> rated = rated();
        for (String asks : answers.stream().map(Observation::asks).collect(Collectors.toCollection(TreeSet::new))) {
            TreeSet<String> sets = answers.stream()
                    .filter(answer -> answer.asks().equals(asks))
                    .map(Observation::set)
                    .collect(Collectors.toCollection(TreeSet::new));
            if (sets.size() > 1) {
                print(asks, null, rated);
            }
            sets.forEach(set -> print(asks, set, rated));
        }
    }

    /** @param set null for all of them */
    private void print(String asks, @Nullable String set, List<CalibrationFigures.Rated> rated) {
        List<Observation> asked =
                answers.stream().filter(answer -> isOf(answer, asks, set)).toList();
        List<CalibrationFigures.Rated> given =
                rated.stream().filter(each -> isOf(each.answer(), asks, set)).toList();
        new CalibrationFigures(set == null ? asks + " (all sets)" : asks + ", " + set, asked, given).print(System.out);
    }

    private static boolean isOf(Observation answer, String asks, @Nullable String set) {
        return answer.asks().equals(asks) && (set == null || answer.set().equals(set));
    }

    private List<CalibrationFigures.Rated> rated() {
        Map<Integer, List<Observation>> others = new TreeMap<>();
        for (int fold = 1; fold <= FOLDS; fold++) {
            int left = fold;
            others.put(
                    fold,
                    answers.stream()
                            .filter(answer -> Fold.of(answer.document(), FOLDS) != left)
                            .toList());
        }
        Map<Integer, ConfidenceTable> tables = new LinkedHashMap<>();
        others.forEach((fold, known) -> tables.put(fold, ConfidenceTable.parse(table(known))));
        List<CalibrationFigures.Rated> rated = new ArrayList<>();
        for (Observation answer : answers) {
            if (answer.isGiven()) {
                ConfidenceTable table = Objects.requireNonNull(tables.get(Fold.of(answer.document(), FOLDS)));
                rated.add(new CalibrationFigures.Rated(answer, confidence(table, answer)));
            }
        }
        return rated;
    }

    /** The key of an observation tells what was said already. */
    private static double confidence(ConfidenceTable table, Observation answer) {
        Basis basis = new Basis(Objects.requireNonNull(answer.key()), answer.measure());
        return table.find(answer.asks(), basis, new Value.Scale(0))
                .map(AnswerConfidence::share)
                .map(Number::doubleValue)
                .orElse(Double.NaN);
    }

    private String rules() {
        return labels.rules().identity().settings().getOrDefault("rules", "");
    }

    private String table(List<Observation> known) {
        return TableText.of(
                labels.judge().info().id().value(),
                rules(),
                made,
                labels.origin(),
                threshold,
                known,
                labels.sameRules());
    }
}
