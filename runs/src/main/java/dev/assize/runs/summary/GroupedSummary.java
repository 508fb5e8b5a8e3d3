package dev.assize.runs.summary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.Outcome;
import dev.assize.core.record.FieldPath;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A summary for each value of a field of the cases. Threads share it: they add one at a time. */
public final class GroupedSummary {

    private static final int MOST_GROUPS = 50;
    private static final String WITHOUT = "(none)";
    private static final String OTHERS = "(others)";

    private final FieldPath by;
    private final Supplier<Summary> fresh;
    private final Map<String, Summary> groups = new TreeMap<>();

    /** @param fresh a summary without a case */
    public GroupedSummary(FieldPath by, Supplier<Summary> fresh) {
        this.by = by;
        this.fresh = fresh;
    }

    public FieldPath by() {
        return by;
    }

    /** @param record null when the row held none */
    public synchronized void add(@Nullable ObjectNode record, Outcome result) {
        String value = record == null
                ? WITHOUT
                : by.find(record)
                        .filter(node -> node.isValueNode() && !node.isNull())
                        .map(JsonNode::asText)
                        .filter(text -> !text.isBlank())
                        .orElse(WITHOUT);
        String group = groups.containsKey(value) || groups.size() < MOST_GROUPS ? value : OTHERS;
        groups.computeIfAbsent(group, none -> fresh.get()).add(result);
    }

    /** Whether no case has the field, as when its name is misspelt. */
    public synchronized boolean isUnknown() {
        return groups.keySet().equals(Set.of(WITHOUT));
    }

    /** By value, in their order; what no case of the first fifty values has is together. */
    public synchronized Map<String, Summary> groups() {
        return new LinkedHashMap<>(groups);
    }
}
