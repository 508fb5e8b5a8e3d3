package dev.assize.judgefiles.internal.expression;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;

/** Whether two pieces of JSON say the same: fields in any order, 1 and 1.0 alike. */
public final class JsonEquality {

    private JsonEquality() {}

    public static boolean equal(JsonNode a, JsonNode b) {
        if (a.isNumber() && b.isNumber()) {
            return a.decimalValue().compareTo(b.decimalValue()) == 0;
        }
        if (a.getNodeType() != b.getNodeType() || a.size() != b.size()) {
            return false;
        }
        if (a.isArray()) {
            for (int i = 0; i < a.size(); i++) {
                if (!equal(a.get(i), b.get(i))) {
                    return false;
                }
            }
            return true;
        }
        if (a.isObject()) {
            for (Map.Entry<String, JsonNode> field : a.properties()) {
                JsonNode other = b.get(field.getKey());
                if (other == null || !equal(field.getValue(), other)) {
                    return false;
                }
            }
            return true;
        }
        return a.equals(b);
    }
}
