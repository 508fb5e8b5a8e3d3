package dev.assize.runs.dataset;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.record.FieldPath;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Moves a parser to the values of a list that stands at one place inside each value of a file, without reading the rest into
 * memory.
 */
final class ListInside {

    private final JsonParser parser;
    private final FieldPath path;
    private boolean inList;

    ListInside(JsonParser parser, FieldPath path) {
        this.parser = parser;
        this.path = path;
    }

    /** At the next value of a list; null at the end. Throws {@link InvalidCase} where there is no list. */
    @Nullable
    JsonToken next() throws IOException {
        while (true) {
            if (inList) {
                JsonToken token = parser.nextToken();
                if (token != null && token != JsonToken.END_ARRAY) {
                    return token;
                }
                inList = false;
            }
            passRest();
            if (parser.nextToken() == null) {
                return null;
            }
            if (enter()) {
                return parser.currentToken();
            }
        }
    }

    /** What follows the list in its value. */
    private void passRest() throws IOException {
        while (!parser.getParsingContext().inRoot()) {
            if (parser.nextToken() == null) {
                return;
            }
        }
    }

    /** True when one object stands at the place; it is then the only record. */
    private boolean enter() throws IOException {
        List<String> steps = path.steps();
        for (int i = 0; i < steps.size(); i++) {
            if (!step(steps.get(i))) {
                String found = i == 0
                        ? "nothing at \"" + path + "\""
                        : "nothing at \"" + path + "\", though something at \"" + String.join(".", steps.subList(0, i))
                                + "\"";
                passRest();
                throw new InvalidCase("", found, "the list of records there");
            }
        }
        if (parser.currentToken() == JsonToken.START_ARRAY) {
            inList = true;
            return false;
        }
        if (parser.currentToken() == JsonToken.START_OBJECT) {
            return true;
        }
        String found = "one value at \"" + path + "\"";
        passRest();
        throw new InvalidCase("", found, "the list of records there");
    }

    private boolean step(String name) throws IOException {
        if (parser.currentToken() == JsonToken.START_OBJECT) {
            return field(name);
        }
        return parser.currentToken() == JsonToken.START_ARRAY
                && name.length() < 9
                && name.chars().allMatch(unit -> unit >= '0' && unit <= '9')
                && position(Integer.parseInt(name));
    }

    private boolean field(String name) throws IOException {
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            boolean here = bare(parser.currentName()).equals(bare(name));
            parser.nextToken();
            if (here) {
                return true;
            }
            parser.skipChildren();
        }
        return false;
    }

    private boolean position(int index) throws IOException {
        for (int i = 0; ; i++) {
            JsonToken token = parser.nextToken();
            if (token == null || token == JsonToken.END_ARRAY) {
                return false;
            }
            if (i == index) {
                return true;
            }
            parser.skipChildren();
        }
    }

    /** As paths are followed elsewhere: case, underscores and hyphens do not matter. */
    private static String bare(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[_\\- ]", "");
    }
}
