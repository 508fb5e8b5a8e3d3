package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
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

    /** One annotated provision. */
    record Entry(String act, String key, List<String> path, int at, boolean disputed) {}

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
        List<Entry> entries = new ArrayList<>();
        for (JsonNode node : gold.path("provisions")) {
            entries.add(new Entry(
                    node.path("act").asText(),
                    node.path("key").asText(),
                    strings(node.path("path")),
                    node.path("at").asInt(),
                    node.path("disputed").asBoolean()));
        }
        String text = Files.readString(file.resolveSibling(name + ".txt"));
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
}
