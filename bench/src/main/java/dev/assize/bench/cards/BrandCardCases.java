package dev.assize.bench.cards;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Titles of products with a list of variations that is right, each with its reasons in one of four languages. */
final class BrandCardCases {

    private static final List<String> REASONS = List.of(
            "The title starts with {}, and the rest describes the product, so {} is the brand. Then I added common spellings.",
            "Le titre commence par {}, donc c'est la marque. Ensuite des variantes d'orthographe ont été ajoutées.",
            "De titel begint met {}, dus dat is het merk. Daarna zijn spelfouten en het meervoud toegevoegd.",
            "Der Titel beginnt mit {}, daher ist das die Marke. Dann wurden übliche Tippfehler ergänzt.");

    private final Random random;

    BrandCardCases(long seed) {
        this.random = new Random(seed);
    }

    List<ObjectNode> all() {
        List<ObjectNode> cases = new ArrayList<>();
        List<String> products = CardCases.lines("products.txt");
        for (int i = 0; i < products.size(); i++) {
            String[] parts = products.get(i).split("\\|");
            for (int reasons = 0; reasons < 2; reasons++) {
                cases.add(
                        one(parts, "product-" + (i + 1) + (reasons == 0 ? "a" : "b"), (i + reasons) % REASONS.size()));
            }
        }
        return cases;
    }

    private ObjectNode one(String[] parts, String id, int reasons) {
        String brand = parts[0];
        ObjectNode record = Json.object()
                .put("id", id)
                .put("title", brand + " " + parts[1])
                .put("taxonomy", parts[2])
                .put("brand_name", brand);
        ArrayNode expected = record.putArray("expected_entities");
        expected.add(brand).add(parts[3]).add(parts[4]);
        ArrayNode predicted = record.putArray("predicted_entities");
        predicted.add(brand).add(parts[3]).add(parts[4]);
        if (random.nextBoolean()) {
            predicted.add(brand.charAt(0) + brand);
        }
        return record.put("predicted_reasoning", REASONS.get(reasons).replace("{}", brand))
                .put("predicted_confidence", 80 + random.nextInt(18));
    }
}
