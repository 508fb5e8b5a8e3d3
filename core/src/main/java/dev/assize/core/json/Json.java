package dev.assize.core.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.text.Surrogates;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * JSON text in and out. Decimals are read and written exactly, a key that stands twice in an object is an error, and
 * what is written is the same bytes on every machine. Safe for all threads: the mapper never changes.
 */
public final class Json {

    /** Longest text that is read from a record, in characters. */
    private static final int MAX_TEXT = 64 * 1024 * 1024;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxStringLength(MAX_TEXT).build())
            .build();

    private static final JsonMapper MAPPER = JsonMapper.builder(FACTORY)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private static final ObjectWriter PLAIN = MAPPER.writer();

    private static final ObjectWriter PRETTY = MAPPER.writer(new DefaultPrettyPrinter(Separators.createDefaultInstance()
                    .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                    .withObjectEmptySeparator("")
                    .withArrayEmptySeparator(""))
            .withObjectIndenter(new DefaultIndenter("  ", "\n"))
            .withArrayIndenter(new DefaultIndenter("  ", "\n")));

    private Json() {}

    /** The reader of this project, for whoever reads a stream of values. */
    public static JsonMapper mapper() {
        return MAPPER;
    }

    public static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    public static JsonNode parse(String text) throws JsonProcessingException {
        return MAPPER.readTree(text);
    }

    /** A JSON resource of ours that is known to be there and to be an object. */
    public static ObjectNode resource(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("No resource " + name + " beside " + owner.getName());
            }
            return (ObjectNode) MAPPER.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the resource " + name + " beside " + owner.getName(), e);
        }
    }

    /** On one line. */
    public static String write(JsonNode value) {
        try {
            return escapeLoneSurrogates(PLAIN.writeValueAsString(value));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("Writing to memory cannot fail", e);
        }
    }

    /** Indented, for a person to read. */
    public static String pretty(JsonNode value) {
        try {
            return escapeLoneSurrogates(PRETTY.writeValueAsString(value));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("Writing to memory cannot fail", e);
        }
    }

    /** Half a surrogate pair has no UTF-8 form; in JSON text it can only stand in a string, where it may be escaped. */
    private static String escapeLoneSurrogates(String json) {
        int at = Surrogates.firstLone(json, 0);
        if (at < 0) {
            return json;
        }
        StringBuilder escaped = new StringBuilder(json.length() + 16);
        int from = 0;
        while (at >= 0) {
            escaped.append(json, from, at).append("\\u").append(Integer.toHexString(json.charAt(at)));
            from = at + 1;
            at = Surrogates.firstLone(json, from);
        }
        return escaped.append(json, from, json.length()).toString();
    }
}
