package dev.assize.bench.brand;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.StreamSupport;

/**
 * Titles with their brands, and brands with their other names.
 *
 * @param products in the order of the files
 * @param aliases the other names of each brand, Latin script only
 */
record RealNames(List<Product> products, Map<String, List<String>> aliases) {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final List<String> TITLE_FILES =
            List.of("wdc_pave_train.jsonl", "oa_mine_train.jsonl", "ae_110k_train.jsonl");

    /** @param brand empty when the title has none */
    record Product(String title, String taxonomy, String brand) {}

    static RealNames in(Path directory) {
        List<Product> products = new ArrayList<>();
        TITLE_FILES.forEach(file -> rows(directory.resolve(file)).forEach(row -> products.add(product(row))));
        Map<String, List<String>> aliases = new TreeMap<>();
        rows(directory.resolve("nsi_aliases.jsonl")).forEach(row -> addAliases(aliases, row));
        return new RealNames(List.copyOf(products), aliases);
    }

    /** Every brand that a product bears, once. */
    List<String> productBrands() {
        TreeSet<String> brands = new TreeSet<>();
        products.stream().map(Product::brand).filter(brand -> !brand.isEmpty()).forEach(brands::add);
        return List.copyOf(brands);
    }

    private static Product product(JsonNode row) {
        JsonNode brand = row.has("brand") ? row.path("brand") : row.at("/brand_normalized/0");
        return new Product(
                row.path("title").asText(), row.path("taxonomy").asText(), brand.isTextual() ? brand.textValue() : "");
    }

    private static void addAliases(Map<String, List<String>> aliases, JsonNode row) {
        String brand = row.path("brand").asText();
        List<String> others = StreamSupport.stream(row.path("variants").spliterator(), false)
                .map(variant -> variant.path("name").asText())
                .filter(name -> isLatin(name) && !name.equals(brand))
                .distinct()
                .toList();
        if (isLatin(brand)) {
            aliases.put(brand, others);
        }
    }

    private static boolean isLatin(String name) {
        return name.codePoints()
                .filter(Character::isLetter)
                .allMatch(letter -> Character.UnicodeScript.of(letter) == Character.UnicodeScript.LATIN);
    }

    private static List<JsonNode> rows(Path file) {
        try {
            List<JsonNode> rows = new ArrayList<>();
            for (String line : Files.readAllLines(file)) {
                rows.add(MAPPER.readTree(line));
            }
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read; give the directory that holds it", e);
        }
    }
}
