package dev.assize.bench.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Cases with a checklist of their own, so that each costs one call of a model. */
final class BridgeCases {

    private BridgeCases() {}

    static void write(int cases, Path data) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(data)) {
            for (int i = 0; i < cases; i++) {
                out.write(Json.write(record(i)));
                out.write('\n');
            }
        }
    }

    private static ObjectNode record(int number) {
        ObjectNode record = Json.object()
                .put("id", number)
                .put("input", "Who built the bridge, and when?")
                .put("reference", "Anna Keller built bridge " + number + " in 1934 with 120 people.")
                .put("output_text", "Bridge " + number + " is old. ".repeat(1 + number % 40));
        ObjectNode checklist = record.putObject("checklist");
        checklist
                .putArray("facts")
                .add("Anna Keller built it.")
                .add("It was built in 1934.")
                .add("120 people built it.");
        checklist.putArray("conclusions").add("It is safe.");
        checklist.putArray("terms").add("bridge");
        return record;
    }
}
