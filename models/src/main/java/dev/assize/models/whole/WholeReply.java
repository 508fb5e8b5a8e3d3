package dev.assize.models.whole;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.lenient.LenientJson;
import dev.assize.core.lenient.LenientReply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the verdict in what a model wrote: alone, in a code fence, among sentences, or after thoughts. */
public final class WholeReply {

    private WholeReply() {}

    /**
     * The complete object that has most of the fields that the schema requires, the last one where several have as many.
     * Empty when there is none, when it was cut off, or when one of its keys stands twice.
     */
    public static Optional<ObjectNode> find(String text, ObjectNode schema) {
        List<ObjectNode> complete = new ArrayList<>();
        for (LenientJson.Members object : LenientReply.objects(text)) {
            object.toJson()
                    .filter(ObjectNode.class::isInstance)
                    .map(ObjectNode.class::cast)
                    .ifPresent(complete::add);
        }
        ObjectNode best = null;
        int most = -1;
        for (ObjectNode object : complete) {
            int fields = required(object, schema);
            if (fields >= most) {
                best = object;
                most = fields;
            }
        }
        return Optional.ofNullable(best);
    }

    private static int required(ObjectNode object, ObjectNode schema) {
        int fields = 0;
        for (JsonNode name : schema.path("required")) {
            fields += object.has(name.asText()) ? 1 : 0;
        }
        return fields;
    }
}
