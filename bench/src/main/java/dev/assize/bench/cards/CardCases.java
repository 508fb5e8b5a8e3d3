package dev.assize.bench.cards;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes made-up cases of the four judges into a folder, the same every time. */
public final class CardCases {

    private CardCases() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Files.createDirectories(folder);
        write(folder, "reference-coverage", new CoverageCardCases(1).all());
        write(folder, "brand-extraction", new BrandCardCases(2).all());
        write(folder, "citation-mapping", new CitationCardCases(3).all());
        write(folder, "provision-extraction", new ProvisionCardCases(4).all());
    }

    private static void write(Path folder, String judge, List<ObjectNode> cases) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(folder.resolve(judge + ".jsonl"))) {
            for (ObjectNode each : cases) {
                out.write(Json.write(each) + "\n");
            }
        }
    }

    /** The lines of a resource beside this class that are no remarks. */
    static List<String> lines(String name) {
        try (InputStream in = CardCases.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("No resource " + name);
            }
            List<String> lines = new ArrayList<>();
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\r?\n")) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    lines.add(line);
                }
            }
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + name, e);
        }
    }
}
