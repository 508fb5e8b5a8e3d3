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
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A reference of which people listed what it holds.
 *
 * @param file which of {@link #FILES} it comes from
 */
record ListedReference(int file, JsonNode row, Tokenizer tokenizer, ReadText text) {

    static final List<String> FILES =
            List.of("reference-coverage-verdicts.jsonl.gz", "reference-coverage-stories.jsonl.gz");

    static final int FOLDS = 5;

    /** Those that may be looked into, each once. */
    static List<ListedReference> of(Path labelled) {
        List<ListedReference> all = new ArrayList<>();
        for (int file = 0; file < FILES.size(); file++) {
            Set<String> seen = new HashSet<>();
            for (JsonNode row : LabelledCases.lookedInto(labelled.resolve(FILES.get(file)))) {
                String reference = row.get("reference").asText();
                if (seen.add(reference)) {
                    Tokenizer tokenizer = new Tokenizer(
                            Language.find(row.get("language").asText()).orElseThrow());
                    all.add(new ListedReference(
                            file, row, tokenizer, ReadText.of(StrippedMarkdown.plainReference(reference), tokenizer)));
                }
            }
        }
        return all;
    }

    int fold() {
        return Math.floorMod(text.text().hashCode(), FOLDS);
    }

    /** What counts each reference of a file, so that all files together count alike. */
    static double weight(int file, List<ListedReference> of) {
        return of.size()
                / (double) FILES.size()
                / of.stream().filter(one -> one.file() == file).count();
    }

    /** The keys of the words of each item that people listed. */
    List<Set<String>> listed(String kind) {
        List<Set<String>> listed = new ArrayList<>();
        row.get("checklist").get(kind).forEach(item -> listed.add(keys(item.asText())));
        return listed;
    }

    Set<String> asked() {
        return tokenizer.read(row.path("input").asText()).stream()
                .map(Token::key)
                .collect(Collectors.toSet());
    }

    private Set<String> keys(String text) {
        return tokenizer.read(text).stream()
                .filter(Token::isContent)
                .map(Token::key)
                .collect(Collectors.toSet());
    }

    DiscourseMarkers markers() {
        return DiscourseMarkers.of(text.language());
    }
}
