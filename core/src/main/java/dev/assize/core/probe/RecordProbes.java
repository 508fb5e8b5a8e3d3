package dev.assize.core.probe;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Probes of how a record is written, which no judge may mind. */
public final class RecordProbes {

    private RecordProbes() {}

    /** The keys of every object in the opposite order. */
    public static Probe keyOrder(Effect same) {
        return Probe.of(ProbeKind.harmless("key_order", "JSON keys in another order"), (subject, draw) -> {
            ObjectNode turned = (ObjectNode) turned(subject.record());
            return Json.write(turned).equals(Json.write(subject.record()))
                    ? List.of()
                    : List.of(new ChangedCase(subject.record(), turned, same));
        });
    }

    /** Another id of the case, and a field that no judge knows. */
    public static Probe otherId(Effect same) {
        return Probe.of(ProbeKind.harmless("other_id", "the case under another id"), (subject, draw) -> {
            ObjectNode renamed = subject.record().deepCopy();
            renamed.put("id", "case-" + draw.below(1_000_000)).put("imported_at", "2026-01-01");
            return List.of(new ChangedCase(subject.record(), renamed, same));
        });
    }

    /** The entries of a list in another order. */
    public static Probe order(String name, String title, String field, Effect same) {
        return Probe.of(
                ProbeKind.harmless(name, title),
                (subject, draw) -> subject.find(field)
                        .flatMap(list -> reordered(list, draw))
                        .map(list -> List.of(subject.to(subject.with(field, list), same)))
                        .orElse(List.of()));
    }

    /** The same list with its entries in another order; empty for what is no list of several entries. */
    public static Optional<JsonNode> reordered(JsonNode list, ProbeDraw draw) {
        if (!list.isArray()) {
            return Optional.empty();
        }
        List<JsonNode> entries = new ArrayList<>();
        list.forEach(entries::add);
        return draw.reordered(entries).map(order -> {
            ArrayNode turned = Json.object().arrayNode();
            order.forEach(turned::add);
            return turned;
        });
    }

    private static JsonNode turned(JsonNode node) {
        if (node instanceof ObjectNode object) {
            List<Map.Entry<String, JsonNode>> entries = new ArrayList<>(object.properties());
            Collections.reverse(entries);
            ObjectNode turned = Json.object();
            entries.forEach(entry -> turned.set(entry.getKey(), turned(entry.getValue())));
            return turned;
        }
        if (node instanceof ArrayNode array) {
            ArrayNode turned = Json.object().arrayNode();
            array.forEach(entry -> turned.add(turned(entry)));
            return turned;
        }
        return node;
    }
}
