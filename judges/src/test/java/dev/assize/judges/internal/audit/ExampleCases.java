package dev.assize.judges.internal.audit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The cases that ship as examples of a judge. */
public final class ExampleCases {

    private ExampleCases() {}

    public static List<ObjectNode> of(String judge) {
        Path file = Path.of("..", "examples", judge + ".jsonl");
        List<ObjectNode> cases = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
                cases.add((ObjectNode) Json.parse(line));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + file, e);
        }
        return cases;
    }
}
