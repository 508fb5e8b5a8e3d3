package dev.assize.engine.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The longest list of objects inside an object, which may well be the records that somebody means. */
public record InnerList(String path, int size) {

    private static final int DEEPEST = 3;

    /** Empty when there is none. */
    public static Optional<InnerList> of(ObjectNode object) {
        return Optional.ofNullable(longest(object, "", 1, null));
    }

    private static @Nullable InnerList longest(JsonNode at, String path, int depth, @Nullable InnerList best) {
        InnerList found = best;
        for (Map.Entry<String, JsonNode> entry : at.properties()) {
            String place = path.isEmpty() ? entry.getKey() : path + "." + entry.getKey();
            JsonNode value = entry.getValue();
            boolean list = value.isArray() && !value.isEmpty() && value.get(0).isObject();
            if (list && (found == null || value.size() > found.size())) {
                found = new InnerList(place, value.size());
            }
            if (value.isObject() && depth < DEEPEST) {
                found = longest(value, place, depth + 1, found);
            }
        }
        return found;
    }
}
