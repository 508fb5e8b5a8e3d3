package dev.assize.core;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.finding.Finding;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A judge's decision on one case.
 *
 * @param extras what this judge shows beside the verdict, under names of its own, such as {@code checklist}
 */
public record Ruling(Verdict verdict, List<Finding> findings, Map<String, JsonNode> extras) {

    /** The names that a result line has for itself. */
    public static final Set<String> RESERVED = Set.of(
            "id",
            "judge",
            "version",
            "epoch",
            "status",
            "verdict",
            "findings",
            "answers",
            "doubt",
            "reference_chosen",
            "expense",
            "error");

    public Ruling {
        findings = List.copyOf(findings);
        for (String name : extras.keySet()) {
            if (RESERVED.contains(name)) {
                throw new IllegalArgumentException(
                        "A judge shows \"" + name + "\" beside its verdict, which every result has already");
            }
        }
        extras = Collections.unmodifiableMap(new LinkedHashMap<>(extras));
    }

    public Ruling(Verdict verdict, List<Finding> findings) {
        this(verdict, findings, Map.of());
    }
}
