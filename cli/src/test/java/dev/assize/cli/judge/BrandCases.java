package dev.assize.cli.judge;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Cases of brand-extraction as many as are wanted, alike but for a number. */
final class BrandCases {

    private BrandCases() {}

    static Path write(int cases, Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < cases; i++) {
            ObjectNode line = Json.object()
                    .put("id", "case-" + i)
                    .put("keyword", "bottle")
                    .put("title", "Aquaro Bottle No. " + i)
                    .put("taxonomy", "Bottles")
                    .put("brand_name", "Aquaro");
            line.putArray("expected_entities").add("Aquaro");
            line.putArray("predicted_entities").add("Aquaro").add("Zebulon");
            line.put("predicted_reasoning", "The title starts with Aquaro.").put("predicted_confidence", 0.9);
            lines.add(Json.write(line));
        }
        return Files.write(file, lines);
    }
}
