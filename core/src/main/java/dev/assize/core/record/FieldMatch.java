package dev.assize.core.record;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which fields of some records a judge finds, which it misses, and which it does not know. Records are shown one by one; not
 * shared between threads.
 */
public final class FieldMatch {

    /** Words that names for a role are made of, for a guess that a person then confirms. */
    private static final Map<FieldRole, List<String>> HINTS = Map.of(
            FieldRole.OUTPUT,
            List.of(
                    "output",
                    "response",
                    "answer",
                    "prediction",
                    "predicted",
                    "completion",
                    "generated",
                    "generation",
                    "candidate",
                    "actual",
                    "model",
                    "hypothesis",
                    "reply",
                    "summary",
                    "student"),
            FieldRole.REFERENCE,
            List.of(
                    "reference",
                    "expected",
                    "gold",
                    "truth",
                    "target",
                    "correct",
                    "ideal",
                    "label",
                    "solution",
                    "answer"),
            FieldRole.QUESTION,
            List.of("question", "prompt", "query", "input", "instruction", "task"),
            FieldRole.CONTEXT,
            List.of("context", "document", "source", "text", "passage"),
            FieldRole.METADATA,
            List.of());

    private final FieldNames names;
    private final Map<String, String> found = new LinkedHashMap<>();
    private final Set<String> keys = new LinkedHashSet<>();
    private final Set<String> used = new LinkedHashSet<>();
    private long seen;

    public FieldMatch(List<Field> fields) {
        this.names = new FieldNames(fields);
    }

    public void see(ObjectNode record) {
        seen++;
        record.fieldNames().forEachRemaining(keys::add);
        for (Field field : names.fields()) {
            for (FieldNames.Way way : names.paths(field.name())) {
                FieldPath path = way.path();
                if (path.find(record).filter(value -> !value.isNull()).isPresent()) {
                    found.putIfAbsent(field.name(), path.toString());
                    head(record, path.steps().get(0)).ifPresent(used::add);
                    break;
                }
            }
        }
    }

    /** The record's own spelling of the first step of a path. */
    private static Optional<String> head(ObjectNode record, String step) {
        if (record.has(step)) {
            return Optional.of(step);
        }
        String wanted = bare(step);
        List<String> own = new ArrayList<>();
        record.fieldNames().forEachRemaining(own::add);
        return own.stream().filter(key -> bare(key).equals(wanted)).findFirst();
    }

    private static String bare(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[_\\- ]", "");
    }

    /** How many records were shown. */
    public long seen() {
        return seen;
    }

    /** Where a field of the judge was first found; empty when no record has it. */
    public Optional<String> place(String field) {
        return Optional.ofNullable(found.get(field));
    }

    /** The fields that the judge requires, that no record has, and for which nothing else in the same role stands in. */
    public List<Field> missing() {
        return names.fields().stream()
                .filter(Field::required)
                .filter(field -> !found.containsKey(field.name()))
                .filter(field -> names.fields().stream()
                        .noneMatch(other -> other.role() == field.role()
                                && !other.name().equals(field.name())
                                && found.containsKey(other.name())))
                .toList();
    }

    /** The records' fields that the judge reads under no name; {@code id} is known to all. */
    public List<String> unknown() {
        return keys.stream()
                .filter(key -> !used.contains(key) && !key.equals("id"))
                .toList();
    }

    /** All fields of the records. */
    public List<String> keys() {
        return List.copyOf(keys);
    }

    /** The unknown field whose name sounds most like what is missing; empty when none does. */
    public Optional<String> guess(Field missing) {
        List<String> hints = HINTS.getOrDefault(missing.role(), List.of());
        for (String hint : hints) {
            for (String key : unknown()) {
                if (bare(key).contains(hint)) {
                    return Optional.of(key);
                }
            }
        }
        List<String> unknown = unknown();
        return unknown.size() == 1 ? Optional.of(unknown.get(0)) : Optional.empty();
    }
}
