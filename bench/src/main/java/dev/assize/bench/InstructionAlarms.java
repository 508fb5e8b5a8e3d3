package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assize.models.internal.injection.InstructionFinder;
import dev.assize.text.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Looks for words addressed to a model in texts that are known to hold none, such as court decisions and product titles: each
 * one found is a false alarm. Reads every text of every JSONL, JSON and text file below a directory.
 */
public final class InstructionAlarms {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private long texts;
    private long characters;
    private long alarms;

    private InstructionAlarms() {}

    public static void main(String[] arguments) throws IOException {
        InstructionAlarms alarms = new InstructionAlarms();
        List<Path> files;
        try (Stream<Path> below = Files.walk(Path.of(arguments[0]))) {
            files = below.filter(Files::isRegularFile).sorted().toList();
        }
        long start = System.nanoTime();
        for (Path file : files) {
            alarms.read(file);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf(
                Locale.ROOT,
                "%d texts, %d characters, %d false alarms, %.1f s%n",
                alarms.texts,
                alarms.characters,
                alarms.alarms,
                seconds);
    }

    private void read(Path file) throws IOException {
        String name = file.getFileName().toString();
        if (name.endsWith(".jsonl")) {
            for (String line : Files.readAllLines(file)) {
                look(name, MAPPER.readTree(line));
            }
        } else if (name.endsWith(".json")) {
            look(name, MAPPER.readTree(file.toFile()));
        } else {
            look(name, Files.readString(file));
        }
    }

    private void look(String file, JsonNode node) {
        if (node.isTextual()) {
            look(file, node.textValue());
        }
        node.forEach(part -> look(file, part));
    }

    private void look(String file, String text) {
        texts++;
        characters += text.length();
        for (Span place : InstructionFinder.standard().find(text)) {
            alarms++;
            System.out.println(file + ": " + place.in(text));
        }
    }
}
