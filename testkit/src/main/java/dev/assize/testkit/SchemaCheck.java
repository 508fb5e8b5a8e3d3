package dev.assize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;

/** Holds JSON against a JSON Schema (2020-12). */
public final class SchemaCheck {

    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private SchemaCheck() {}

    public static void valid(JsonNode schema, JsonNode value) {
        assertThat(REGISTRY.getSchema(schema).validate(value))
                .as("schema objections to %s", value)
                .isEmpty();
    }
}
