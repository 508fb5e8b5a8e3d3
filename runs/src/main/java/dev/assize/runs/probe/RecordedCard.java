package dev.assize.runs.probe;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A report card that was written as JSON and is read back, as far as two of them are compared.
 *
 * @param name what to call it
 * @param probes stands for the changes that were made
 * @param kinds by name, in the order of the judge
 */
public record RecordedCard(
        String name, String judge, String version, String answerer, String probes, Map<String, Kind> kinds) {

    private static final int BEGINNING = 200;

    /**
     * One kind of change.
     *
     * @param made how many changes there were, those of no rate included
     * @param wrong those that came out wrong
     * @param untried those that are part of no rate
     */
    public record Kind(boolean matters, String title, long made, Set<String> wrong, Set<String> untried) {

        long tried() {
            return made - untried.size();
        }
    }

    /** Whether the file begins as a card does; false for whatever cannot be read. */
    public static boolean isCard(String file) {
        try {
            Path path = Path.of(file);
            if (!Files.isRegularFile(path)) {
                return false;
            }
            try (var in = Files.newInputStream(path)) {
                String start = new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
                return start.matches("(?s)\\s*\\{\\s*\"card\"\\s*:.*");
            }
        } catch (IOException | InvalidPathException e) {
            return false;
        }
    }

    /** Empty when the file is no whole card. */
    public static Optional<RecordedCard> read(String file) throws IOException {
        try {
            return Json.parse(Files.readString(Path.of(file))) instanceof ObjectNode card
                    ? Optional.of(of(file, card))
                    : Optional.empty();
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }

    static RecordedCard of(String name, ObjectNode card) {
        Map<String, Kind> kinds = new LinkedHashMap<>();
        for (boolean matters : List.of(true, false)) {
            JsonNode group = card.path(matters ? "detection" : "false_alarms").path("kinds");
            for (Map.Entry<String, JsonNode> entry : group.properties()) {
                JsonNode kind = entry.getValue();
                Set<String> untried = texts(kind.path("untried"));
                kinds.put(
                        entry.getKey(),
                        new Kind(
                                matters,
                                kind.path("title").asText(),
                                kind.path("trials").asLong() + untried.size(),
                                texts(kind.path(matters ? "missed" : "disturbed")),
                                untried));
            }
        }
        return new RecordedCard(
                name,
                card.path("judge").asText(),
                card.path("version").asText(),
                card.path("answerer").asText(),
                card.path("probes").asText(),
                kinds);
    }

    private static Set<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(text -> texts.add(text.asText()));
        return new LinkedHashSet<>(texts);
    }
}
