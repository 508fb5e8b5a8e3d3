package dev.assize.runs.dataset;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.flow.SourcePlace;
import dev.assize.core.json.Json;
import dev.assize.core.record.FieldPath;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The objects of a JSON list, or objects one after the other, read as a stream; or those of a list inside. After broken JSON
 * nobody can say where the next object begins, so such a file ends with one row that says so.
 */
public final class JsonRows implements RowReader {

    private final String file;
    private final String language;
    private final int limit;
    private final @Nullable ListInside inside;
    private final JsonParser parser;
    private boolean ended;
    private long line;
    private long onLine;

    /**
     * @param language what the text is written in, for messages
     * @param parser of JSON, or of something that reads like it
     */
    public JsonRows(String file, String language, JsonParser parser, ReadOptions options) {
        this.file = file;
        this.language = language;
        this.limit = options.limit();
        this.parser = parser;
        FieldPath records = options.records();
        this.inside = records == null ? null : new ListInside(parser, records);
    }

    static JsonRows of(String file, InputStream in, ReadOptions options) throws IOException {
        return new JsonRows(file, "JSON", Json.parser(in), options);
    }

    @Override
    public Optional<Row> next() throws IOException {
        if (ended) {
            return Optional.empty();
        }
        try {
            return element();
        } catch (JsonProcessingException e) {
            ended = true;
            return Optional.of(
                    Row.broken(here(), unreadable(JsonRecord.broken(language, e).found())));
        } catch (CharacterCodingException e) {
            ended = true;
            return Optional.of(Row.broken(here(), unreadable("bytes that are no UTF-8")));
        } catch (InvalidCase e) {
            return Optional.of(Row.broken(here(), e));
        }
    }

    private Optional<Row> element() throws IOException {
        JsonToken token = inside == null ? outermost() : inside.next();
        if (token == null) {
            ended = true;
            return Optional.empty();
        }
        SourcePlace place = begun();
        long from = parser.currentTokenLocation().getByteOffset();
        JsonNode value = Json.read(parser);
        long size = parser.currentLocation().getByteOffset() - from;
        return Optional.of(
                size > limit
                        ? Row.broken(place, TooLong.of(size, limit))
                        : new Row(place, (int) size, () -> JsonRecord.require(value)));
    }

    private @Nullable JsonToken outermost() throws IOException {
        JsonToken token = parser.nextToken();
        while (token == JsonToken.END_ARRAY || isOuterList(token)) {
            token = parser.nextToken();
        }
        return token;
    }

    private boolean isOuterList(@Nullable JsonToken token) {
        return token == JsonToken.START_ARRAY
                && parser.getParsingContext().getParent().inRoot();
    }

    private SourcePlace begun() {
        SourcePlace here = here();
        onLine = here.line() == line ? onLine + 1 : 1;
        line = here.line();
        return new SourcePlace(file, line, onLine);
    }

    private SourcePlace here() {
        return new SourcePlace(file, Math.max(1, parser.currentTokenLocation().getLineNr()));
    }

    private InvalidCase unreadable(String found) {
        return new InvalidCase("", found, "a " + language + " list of objects; the rest of the file is not read");
    }

    @Override
    public void close() throws IOException {
        parser.close();
    }
}
