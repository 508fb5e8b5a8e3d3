package dev.assize.judges.coverage.internal;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.bench.LabelledCases;
import dev.assize.text.Language;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds what each {@link TermSignal} weighs: a logistic regression on the noun phrases of references, by whether people listed them as
 * terms. Of the labelled cases only those that may be looked into are read, each reference once.
 *
 * <p>Prints the lines of {@code term-weights.txt}. Usage: {@code TermTraining <reference-coverage-verdicts.jsonl.gz>}
 */
final class TermTraining {

    /** Twice what two phrases have in common, of all their words: from here on they are one term. */
    private static final double SAME = 0.6;

    private TermTraining() {}

    public static void main(String[] args) {
        List<LogisticRegression.Row> rows = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (JsonNode row : LabelledCases.lookedInto(Path.of(args[0]))) {
            if (seen.add(row.get("reference").asText())) {
                rows.addAll(phrases(row));
            }
        }
        double[] weights = LogisticRegression.fit(rows);
        System.out.println(
                "# What makes a noun phrase of a reference a term of it: logistic regression on lists of people, by the bench's"
                        + " TermTraining.");
        List<TermSignal> signals = List.of(TermSignal.values());
        for (int i = 0; i < weights.length; i++) {
            System.out.println(String.format(Locale.ROOT, "%s %.2f", signals.get(i), weights[i]));
        }
    }

    private static List<LogisticRegression.Row> phrases(JsonNode row) {
        Language language = Language.find(row.get("language").asText()).orElseThrow();
        Tokenizer tokenizer = new Tokenizer(language);
        String text = StrippedMarkdown.plainReference(row.get("reference").asText());
        List<Set<String>> listed = new ArrayList<>();
        row.get("checklist").get("terms").forEach(term -> listed.add(keys(term.asText(), tokenizer)));
        return Terms.candidates(
                        ReadText.of(text, tokenizer),
                        DiscourseMarkers.of(language),
                        keys(row.get("input").asText(), tokenizer))
                .stream()
                .map(candidate -> new LogisticRegression.Row(
                        List.copyOf(candidate.signals().values()),
                        listed.stream().anyMatch(term -> areSame(term, candidate.keys()))))
                .toList();
    }

    private static Set<String> keys(String text, Tokenizer tokenizer) {
        return tokenizer.read(text).stream()
                .filter(Token::isContent)
                .map(Token::key)
                .collect(Collectors.toSet());
    }

    private static boolean areSame(Set<String> one, Set<String> other) {
        long common = one.stream().filter(other::contains).count();
        return 2.0 * common >= SAME * (one.size() + other.size());
    }
}
