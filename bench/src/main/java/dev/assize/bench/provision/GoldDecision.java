package dev.assize.bench.provision;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assize.text.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A decision whose provisions a person listed: {@code name.txt} and {@code name.gold.json} in one folder. */
record GoldDecision(String name, String language, String text, Map<String, Act> acts, List<Entry> entries) {

    /** An act as the annotator named it; the date is empty where the text gives none. */
    record Act(String name, String type, String date, List<String> names) {}

    /**
     * One annotated provision.
     *
     * @param place its first citation; for a member of a list or range, the whole expression
     */
    record Entry(String act, String key, List<String> path, Span place, boolean disputed) {}

    private static final String SUFFIX = ".gold.json";

    static List<GoldDecision> readAll(Path folder) throws IOException {
        List<GoldDecision> decisions = new ArrayList<>();
        try (var files = Files.list(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(SUFFIX))
                    .sorted()
                    .toList()) {
                decisions.add(read(file));
            }
        }
        return decisions;
    }

    private static GoldDecision read(Path file) throws IOException {
        JsonNode gold = new ObjectMapper().readTree(Files.readString(file));
        String name = file.getFileName().toString().replace(SUFFIX, "");
        Map<String, Act> acts = new LinkedHashMap<>();
        gold.path("acts").properties().forEach(entry -> acts.put(entry.getKey(), act(entry.getValue())));
        String text = Files.readString(file.resolveSibling(name + ".txt"));
        List<Entry> entries = new ArrayList<>();
        for (JsonNode node : gold.path("provisions")) {
            int start = node.path("at").asInt();
            int end = Math.min(
                    text.length(),
                    start + Math.max(1, node.path("verbatim").asText().length()));
            entries.add(new Entry(
                    node.path("act").asText(),
                    node.path("key").asText(),
                    strings(node.path("path")),
                    Span.of(start, end),
                    node.path("disputed").asBoolean()));
        }
        return new GoldDecision(name, gold.path("language").asText(), text, acts, entries);
    }

    private static Act act(JsonNode node) {
        String date = node.path("date").isTextual() ? node.path("date").asText() : "";
        return new Act(node.path("name").asText(), node.path("type").asText(), date, strings(node.path("as_cited")));
    }

    private static List<String> strings(JsonNode array) {
        List<String> strings = new ArrayList<>();
        array.forEach(element -> strings.add(element.asText()));
        return strings;
    }

    Act act(Entry entry) {
        Act act = acts.get(entry.act());
        if (act == null) {
            throw new IllegalStateException(name + " has no act " + entry.act());
        }
        return act;
    }

    /** The entries that nobody disputes, or all of them. */
    List<Entry> entries(boolean withDisputed) {
        return entries.stream()
                .filter(entry -> withDisputed || !entry.disputed())
                .toList();
    }
}
