package dev.assize.core;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A judge's decision on one case.
 *
 * @param extras what this judge shows beside the verdict, under names of its own, such as {@code checklist}
 */
public record Ruling(Verdict verdict, List<Finding> findings, Map<String, JsonNode> extras) {

    public Ruling {
        findings = List.copyOf(findings);
        extras = Collections.unmodifiableMap(new LinkedHashMap<>(extras));
    }

    public Ruling(Verdict verdict, List<Finding> findings) {
        this(verdict, findings, Map.of());
    }
}
