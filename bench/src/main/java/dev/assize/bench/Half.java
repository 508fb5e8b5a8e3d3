package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;

/** Which documents (or questions, where rows have no document) are read. */
enum Half {
    ALL,
    EVEN,
    ODD;

    static Half of(String name) {
        return switch (name) {
            case "all" -> ALL;
            case "even" -> EVEN;
            case "odd" -> ODD;
            default -> throw new IllegalArgumentException("No half \"" + name + "\"; write all, even or odd");
        };
    }

    boolean has(JsonNode row) {
        int group = row.has("doc_index")
                ? row.get("doc_index").asInt()
                : Math.floorMod(row.get("reference").asText().hashCode(), 1 << 16);
        return switch (this) {
            case ALL -> true;
            case EVEN -> group % 2 == 0;
            case ODD -> group % 2 == 1;
        };
    }
}
