package dev.assize.runs.dataset;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.record.FieldPath;
import java.nio.charset.Charset;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * How sources are read, where somebody says it.
 *
 * @param format null to go by each source's name, then by how it begins
 * @param limit the most bytes a record may have
 * @param delimiter what stands between the cells of a table; null to go by its first line
 * @param encoding null for UTF-8
 * @param records where in a JSON or YAML file the list of records is; null for the file itself
 */
public record ReadOptions(
        @Nullable DataFormat format,
        int limit,
        @Nullable Character delimiter,
        @Nullable Charset encoding,
        @Nullable FieldPath records) {

    /** What nearly every file needs. */
    public static final ReadOptions USUAL = of(null, Dataset.DEFAULT_LIMIT);

    public static ReadOptions of(@Nullable DataFormat format, int limit) {
        return new ReadOptions(format, limit, null, null, null);
    }

    ReadOptions at(FieldPath list) {
        return new ReadOptions(format, limit, delimiter, encoding, list);
    }

    /** Adds what is not as usual, in the form in which a run keeps it. */
    public void write(ObjectNode json) {
        if (format != null) {
            json.put("input_format", format.name().toLowerCase(Locale.ROOT));
        }
        if (delimiter != null) {
            json.put("delimiter", delimiter.toString());
        }
        if (encoding != null) {
            json.put("encoding", encoding.name());
        }
        if (records != null) {
            json.put("records", records.toString());
        }
        json.put("record_limit", limit);
    }

    /** Throws {@link IllegalArgumentException} for a format or an encoding that is not known here. */
    public static ReadOptions read(JsonNode json) {
        String delimiter = json.path("delimiter").asText("");
        return new ReadOptions(
                json.has("input_format") ? format(json.path("input_format").asText()) : null,
                json.path("record_limit").asInt(),
                delimiter.isEmpty() ? null : delimiter.charAt(0),
                json.has("encoding") ? Charset.forName(json.path("encoding").asText()) : null,
                json.has("records") ? FieldPath.parse(json.path("records").asText()) : null);
    }

    private static DataFormat format(String name) {
        return DataFormat.find(name)
                .orElseThrow(() -> new IllegalArgumentException("no format is called \"" + name + "\""));
    }
}
