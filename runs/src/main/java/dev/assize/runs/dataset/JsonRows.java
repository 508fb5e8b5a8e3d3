package dev.assize.runs.dataset;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import dev.assize.core.InvalidCase;
import dev.assize.core.flow.SourcePlace;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The objects of a JSON list, or objects one after the other, read as a stream. After broken JSON nobody can say where
 * the next object begins, so such a file ends with one row that says so.
 */
final class JsonRows implements RowReader {

    private static final ObjectReader ONE_OF_MANY =
            Json.mapper().reader().without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final String file;
    private final int limit;
    private final JsonParser parser;
    private boolean ended;

    JsonRows(String file, InputStream in, int limit) throws IOException {
        this.file = file;
        this.limit = limit;
        this.parser = Json.mapper().createParser(in);
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
                    Row.broken(here(), unreadable(JsonRecord.broken(e).found())));
        } catch (CharacterCodingException e) {
            ended = true;
            return Optional.of(Row.broken(here(), unreadable("bytes that are no UTF-8")));
        }
    }

    private Optional<Row> element() throws IOException {
        JsonToken token = parser.nextToken();
        while (token == JsonToken.END_ARRAY || isOuterList(token)) {
            token = parser.nextToken();
        }
        if (token == null) {
            ended = true;
            return Optional.empty();
        }
        SourcePlace place = here();
        long from = parser.currentTokenLocation().getByteOffset();
        JsonNode value = ONE_OF_MANY.readTree(parser);
        long size = parser.currentLocation().getByteOffset() - from;
        return Optional.of(
                size > limit
                        ? Row.broken(place, TooLong.of(size, limit))
                        : new Row(place, (int) size, () -> JsonRecord.require(value)));
    }

    private boolean isOuterList(@Nullable JsonToken token) {
        return token == JsonToken.START_ARRAY
                && parser.getParsingContext().getParent().inRoot();
    }

    private SourcePlace here() {
        return new SourcePlace(file, Math.max(1, parser.currentTokenLocation().getLineNr()));
    }

    private static InvalidCase unreadable(String found) {
        return new InvalidCase("", found, "a JSON list of objects; the rest of the file is not read");
    }

    @Override
    public void close() throws IOException {
        parser.close();
    }
}
