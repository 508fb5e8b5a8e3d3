package dev.assize.core.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.SegmentedStringWriter;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.internal.Utf8JsonWriter;
import dev.assize.text.Surrogates;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * JSON text in and out. Decimals are read and written exactly, a key that stands twice in an object is an error, and
 * what is written is the same bytes on every machine. Safe for all threads: the factory never changes.
 */
public final class Json {

    /** Longest text that is read from a record, in characters. */
    private static final int MAX_TEXT = 64 * 1024 * 1024;

    /** About how many bytes most values take. */
    private static final int EXPECTED = 4_096;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxStringLength(MAX_TEXT).build())
            .build();

    private static final DefaultPrettyPrinter INDENTED = new DefaultPrettyPrinter(Separators.createDefaultInstance()
                    .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                    .withObjectEmptySeparator("")
                    .withArrayEmptySeparator(""))
            .withObjectIndenter(new DefaultIndenter("  ", "\n"))
            .withArrayIndenter(new DefaultIndenter("  ", "\n"));

    private Json() {}

    public static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    public static ArrayNode array() {
        return JsonNodeFactory.instance.arrayNode();
    }

    public static JsonNode parse(String text) throws JsonProcessingException {
        try (JsonParser parser = FACTORY.createParser(text)) {
            return JsonTree.readOnly(parser);
        } catch (JsonProcessingException e) {
            throw e;
        } catch (IOException e) {
            throw new UncheckedIOException("Reading from memory cannot fail", e);
        }
    }

    /** The same for the first characters of an array. */
    public static JsonNode parse(char[] text, int length) throws JsonProcessingException {
        try (JsonParser parser = FACTORY.createParser(text, 0, length)) {
            return JsonTree.readOnly(parser);
        } catch (JsonProcessingException e) {
            throw e;
        } catch (IOException e) {
            throw new UncheckedIOException("Reading from memory cannot fail", e);
        }
    }

    /** For whoever reads a stream of values, each with {@link #read}. */
    public static JsonParser parser(InputStream in) throws IOException {
        return FACTORY.createParser(in);
    }

    /** For whoever wants a few fields of a long line. */
    public static JsonParser parser(String text) throws IOException {
        return FACTORY.createParser(text);
    }

    /** The value that begins at the parser's current token. */
    public static JsonNode read(JsonParser parser) throws IOException {
        return JsonTree.readWithin(parser);
    }

    /** A JSON resource of ours that is known to be there and to be an object. */
    public static ObjectNode resource(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("No resource " + name + " beside " + owner.getName());
            }
            try (JsonParser parser = FACTORY.createParser(in)) {
                return (ObjectNode) JsonTree.readOnly(parser);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the resource " + name + " beside " + owner.getName(), e);
        }
    }

    /** On one line. */
    public static String write(JsonNode value) {
        return write(value, null);
    }

    /** On one line, with the line break after it, as bytes of UTF-8. */
    public static byte[] writeLine(JsonNode value) {
        Utf8JsonWriter target = new Utf8JsonWriter(EXPECTED);
        target.tree(value);
        return target.line();
    }

    /** Indented, for a person to read. */
    public static String pretty(JsonNode value) {
        return write(value, INDENTED.createInstance());
    }

    private static String write(JsonNode value, @Nullable PrettyPrinter printer) {
        BufferRecycler recycler = FACTORY._getBufferRecycler();
        try (SegmentedStringWriter text = new SegmentedStringWriter(recycler);
                SurrogateWatch watch = new SurrogateWatch(text)) {
            try (JsonGenerator target = FACTORY.createGenerator(watch)) {
                if (printer != null) {
                    target.setPrettyPrinter(printer);
                }
                JsonTree.write(value, target);
            }
            String written = text.getAndClear();
            return watch.sawAny() ? escapeLoneSurrogates(written) : written;
        } catch (IOException e) {
            throw new UncheckedIOException("Writing to memory cannot fail", e);
        } finally {
            recycler.releaseToPool();
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
