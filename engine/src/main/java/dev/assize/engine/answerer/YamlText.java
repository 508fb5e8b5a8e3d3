package dev.assize.engine.answerer;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import dev.assize.engine.setup.SetupException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a YAML text into {@link YamlNode}s. Aliases are refused: a setting should be read where it stands. */
final class YamlText {

    private static final int DEEPEST = 32;

    private final String file;
    private final YAMLParser parser;

    private YamlText(String file, YAMLParser parser) {
        this.file = file;
        this.parser = parser;
    }

    /** Throws {@link SetupException} that names file, line and column. */
    static YamlNode parse(String file, String text) {
        try (YAMLParser parser = new YAMLFactory().createParser(text)) {
            YamlText reader = new YamlText(file, parser);
            return parser.nextToken() == null ? new YamlNode.Scalar(new YamlNode.Place(1, 1), "") : reader.document();
        } catch (JsonProcessingException e) {
            throw new SetupException(at(file, place(e.getLocation())) + "no readable YAML: " + reason(e));
        } catch (IOException e) {
            throw new UncheckedIOException("Reading from memory cannot fail", e);
        }
    }

    /** The sentence that tells what is wrong, without what the parser was doing and without a copy of the line. */
    private static String reason(JsonProcessingException e) {
        return e.getOriginalMessage()
                .lines()
                .filter(line -> !line.startsWith("while ") && !line.startsWith(" "))
                .findFirst()
                .orElse("its parts do not fit together");
    }

    static String at(String file, YamlNode.Place place) {
        return file + ":" + place.line() + ":" + place.column() + ": ";
    }

    private YamlNode document() throws IOException {
        YamlNode root = node(0);
        if (parser.nextToken() != null) {
            throw new SetupException(at(file, here()) + "found a second document, expected one");
        }
        return root;
    }

    private YamlNode node(int depth) throws IOException {
        if (depth > DEEPEST) {
            throw new SetupException(at(file, here()) + "nested too deep");
        }
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            return mapping(depth);
        }
        if (token == JsonToken.START_ARRAY) {
            return sequence(depth);
        }
        if (parser.isCurrentAlias()) {
            throw new SetupException(at(file, here()) + "found an alias, expected the value itself");
        }
        return new YamlNode.Scalar(here(), token == JsonToken.VALUE_NULL ? "" : parser.getText());
    }

    private YamlNode.Mapping mapping(int depth) throws IOException {
        YamlNode.Place start = here();
        Map<String, YamlNode.Entry> entries = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            YamlNode.Place at = here();
            String name = parser.currentName();
            parser.nextToken();
            YamlNode.Entry earlier = entries.put(name, new YamlNode.Entry(at, node(depth + 1)));
            if (earlier != null) {
                throw new SetupException(
                        at(file, at) + "found \"" + name + "\" again, expected it once; it stands in line "
                                + earlier.at().line() + " too");
            }
        }
        return new YamlNode.Mapping(start, Collections.unmodifiableMap(entries));
    }

    private YamlNode.Sequence sequence(int depth) throws IOException {
        YamlNode.Place start = here();
        List<YamlNode> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(node(depth + 1));
        }
        return new YamlNode.Sequence(start, List.copyOf(items));
    }

    private YamlNode.Place here() {
        return place(parser.currentTokenLocation());
    }

    private static YamlNode.Place place(JsonLocation location) {
        return new YamlNode.Place(Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
    }
}
