package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.google.re2j.Pattern;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import dev.assize.judgefiles.internal.expression.EvaluationLimit;
import dev.assize.judgefiles.internal.library.BoundedPattern;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A JSON Schema (2020-12) from somebody whom nobody knows. Its patterns are RE2's, its references stay inside it, and before a value is
 * validated the steps that this takes are counted, so that no schema and no value can take forever. Threads share it: it holds nothing
 * that changes.
 */
final class BoundedSchema {

    private static final int MOST_STEPS = 200_000;
    private static final int DEEPEST = 200;
    private static final Set<String> ONE = Set.of(
            "not",
            "if",
            "then",
            "else",
            "items",
            "contains",
            "additionalProperties",
            "propertyNames",
            "unevaluatedItems",
            "unevaluatedProperties");
    private static final Set<String> LISTED = Set.of("allOf", "anyOf", "oneOf", "prefixItems");
    private static final Set<String> NAMED =
            Set.of("properties", "patternProperties", "dependentSchemas", "$defs", "definitions");

    /** Loaded on first use: most judges have no schema. */
    private static final class Validator {
        static final SchemaRegistry REGISTRY = SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_2020_12,
                builder -> builder.schemaCacheEnabled(false)
                        .schemaLoader(
                                loader -> loader.block(iri -> !iri.toString().startsWith("https://json-schema.org/")))
                        .schemaRegistryConfig(SchemaRegistryConfig.builder()
                                .regularExpressionFactory(pattern -> {
                                    Pattern compiled = BoundedPattern.compile(pattern);
                                    return text -> compiled.matcher(text).find();
                                })
                                .build()));
    }

    private final JsonNode schema;
    private final Schema validator;

    /** Throws {@link IllegalArgumentException} for what is no schema, or one that is not taken. */
    BoundedSchema(JsonNode schema) {
        if (!schema.isObject() && !schema.isBoolean()) {
            throw new IllegalArgumentException("it is no object");
        }
        check(schema, 0);
        this.schema = schema;
        try {
            this.validator = Validator.REGISTRY.getSchema(schema);
        } catch (RuntimeException e) {
            throw new IllegalArgumentException(String.valueOf(e.getMessage()), e);
        }
    }

    /** Throws {@link EvaluationLimit} when it would take too long. */
    boolean accepts(JsonNode value) {
        new Steps().visit(schema, value, 0);
        return validator.validate(value).isEmpty();
    }

    private void check(JsonNode part, int depth) {
        if (depth > DEEPEST) {
            throw new IllegalArgumentException("it is nested too deeply");
        }
        for (Map.Entry<String, JsonNode> keyword : part.properties()) {
            JsonNode value = keyword.getValue();
            switch (keyword.getKey()) {
                case "$ref" -> reference(value.asText());
                case "$dynamicRef", "$recursiveRef", "$id", "$anchor", "$dynamicAnchor" -> {
                    if (keyword.getKey().endsWith("Ref") || depth > 0) {
                        throw new IllegalArgumentException(
                                keyword.getKey() + " is not followed; write $ref: \"#/$defs/NAME\"");
                    }
                }
                case "$schema" -> dialect(value.asText());
                case "pattern" -> pattern(value.asText());
                case "patternProperties" -> value.fieldNames().forEachRemaining(BoundedSchema::pattern);
                default -> {}
            }
            subschemas(keyword.getKey(), value).forEach(inner -> check(inner, depth + 1));
        }
    }

    private static void reference(String target) {
        if (!target.equals("#") && !target.startsWith("#/")) {
            throw new IllegalArgumentException(
                    "it refers to \"" + target + "\"; references stay inside the schema: \"#/$defs/NAME\"");
        }
    }

    private static void dialect(String named) {
        if (!named.contains("2020-12") && !named.contains("draft-07") && !named.contains("2019-09")) {
            throw new IllegalArgumentException("its dialect \"" + named + "\" is not known; 2020-12 is");
        }
    }

    private static void pattern(String pattern) {
        try {
            BoundedPattern.compile(pattern);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("its pattern \"" + pattern + "\" cannot be used: " + e.getMessage(), e);
        }
    }

    private static List<JsonNode> subschemas(String keyword, JsonNode value) {
        if (ONE.contains(keyword)) {
            return List.of(value);
        }
        List<JsonNode> inner = new java.util.ArrayList<>();
        if (LISTED.contains(keyword)) {
            value.forEach(inner::add);
        }
        if (NAMED.contains(keyword)) {
            value.properties().forEach(entry -> inner.add(entry.getValue()));
        }
        return inner;
    }

    /** Goes where a validator would go at most, and counts. */
    private final class Steps {
        private int taken;

        void visit(JsonNode part, JsonNode value, int depth) {
            if (++taken > MOST_STEPS || depth > DEEPEST) {
                throw new EvaluationLimit("its JSON Schema takes too long, or never ends, on this value");
            }
            for (Map.Entry<String, JsonNode> keyword : part.properties()) {
                JsonNode inner = keyword.getValue();
                switch (keyword.getKey()) {
                    case "$ref" -> visit(target(inner.asText()), value, depth + 1);
                    case "allOf", "anyOf", "oneOf" -> inner.forEach(each -> visit(each, value, depth + 1));
                    case "not", "if", "then", "else" -> visit(inner, value, depth + 1);
                    case "dependentSchemas" ->
                        inner.properties().forEach(entry -> visit(entry.getValue(), value, depth + 1));
                    case "items", "contains", "unevaluatedItems" ->
                        entries(value).forEach(item -> visit(inner, item, depth + 1));
                    case "prefixItems" -> {
                        for (int i = 0; i < inner.size() && i < value.size(); i++) {
                            visit(inner.get(i), value.path(i), depth + 1);
                        }
                    }
                    case "properties" ->
                        inner.properties().forEach(entry -> {
                            if (value.has(entry.getKey())) {
                                visit(entry.getValue(), value.get(entry.getKey()), depth + 1);
                            }
                        });
                    case "additionalProperties", "unevaluatedProperties", "propertyNames" ->
                        value.properties().forEach(entry -> visit(inner, entry.getValue(), depth + 1));
                    case "patternProperties" ->
                        inner.properties()
                                .forEach(entry -> value.properties()
                                        .forEach(member -> visit(entry.getValue(), member.getValue(), depth + 1)));
                    case "uniqueItems", "enum" -> taken += value.size();
                    default -> {}
                }
            }
        }

        private Iterable<JsonNode> entries(JsonNode value) {
            return value.isArray() ? value : List.of();
        }

        private JsonNode target(String reference) {
            String pointer = reference.equals("#")
                    ? ""
                    : java.net.URLDecoder.decode(
                            reference.substring(1).replace("+", "%2B"), java.nio.charset.StandardCharsets.UTF_8);
            return schema.at(JsonPointer.compile(pointer));
        }
    }
}
