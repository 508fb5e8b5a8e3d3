package dev.assize.judgefiles.imports;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What a field of another tool's dataset is, by the words that such datasets use: reports show it so, and probes hold outputs
 * against it. What has no such name is taken for what is known to be right, which most fields of a grader's dataset are.
 */
final class RoleOfName {

    private static final Map<String, List<String>> WORDS = Map.of(
            "question", List.of("question", "prompt", "input", "instruction", "query", "problem", "task", "message"),
            "context", List.of("context", "document", "passage", "source", "article", "chunk"),
            "metadata", List.of("id", "category", "tag", "topic", "language", "model", "difficulty"));

    private RoleOfName() {}

    static String of(String field) {
        List<String> words = List.of(field.toLowerCase(Locale.ROOT).split("[^a-z]+"));
        return WORDS.entrySet().stream()
                .filter(role ->
                        role.getValue().stream().anyMatch(word -> words.contains(word) || words.contains(word + "s")))
                .map(Map.Entry::getKey)
                .sorted()
                .findFirst()
                .orElse("reference");
    }
}
