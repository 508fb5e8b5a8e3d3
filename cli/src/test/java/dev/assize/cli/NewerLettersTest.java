package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Letters and digits that a later Java knows and Java 17 does not: every judge must read them as it reads a character that no Java
 * knows. On Java 17 both are the same by nature; CI runs this on a later one.
 */
class NewerLettersTest {

    /** Unassigned, one unit and two units of UTF-16 long. */
    private static final String UNKNOWN = "\u2FE0";

    private static final String UNKNOWN_PAIR = Character.toString(0x1BF00);

    /** A letter, a capital, its small form, a modifier letter; a letter, a capital and a digit of two units. */
    private static final List<String> NEWER = List.of(
            "\u0870",
            "\uA7C0",
            "\uA7C1",
            "\uA7F2",
            Character.toString(0x10780),
            Character.toString(0x10570),
            Character.toString(0x10D41));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "brand-extraction",
                "citation-mapping",
                "provision-extraction",
                "reference-coverage",
                "exact",
                "similarity"
            })
    void areReadAsNoJavaKnowsThem(String judge) throws Exception {
        List<String> cases = Files.readAllLines(Path.of("../examples/" + judge + ".jsonl"));
        for (String newer : NEWER) {
            String unknown = newer.length() == 1 ? UNKNOWN : UNKNOWN_PAIR;
            assertThat(judged(judge, cases, newer).replace(newer, unknown))
                    .as("U+%X", newer.codePointAt(0))
                    .isEqualTo(judged(judge, cases, unknown));
        }
    }

    private static String judged(String judge, List<String> cases, String strange) throws Exception {
        StringBuilder input = new StringBuilder();
        for (String line : cases) {
            for (int distance = 4; distance < 12; distance++) {
                input.append(Json.write(spoilt(Json.parse(line), strange, distance)))
                        .append('\n');
            }
        }
        Session session =
                Session.run(input.toString(), Terminal.plain(), "judge", judge, "-", "-q", "--input-format", "jsonl");
        assertThat(session.out().lines()).as(session.err()).hasSize(cases.size() * 8);
        return session.out();
    }

    /** With the character in every text that is not JSON itself, so many characters apart: inside words, at their ends and beside numbers. */
    private static JsonNode spoilt(JsonNode node, String strange, int distance) {
        if (node instanceof ObjectNode object) {
            object.properties().forEach(field -> field.setValue(spoilt(field.getValue(), strange, distance)));
        } else if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                array.set(i, spoilt(array.get(i), strange, distance));
            }
        } else if (node.isTextual() && node.textValue().indexOf('{') < 0) {
            StringBuilder text = new StringBuilder(node.textValue());
            for (int at = text.length() - text.length() % distance; at >= 3 * distance; at -= 3 * distance) {
                text.insert(at, strange);
            }
            return TextNode.valueOf(text.toString());
        }
        return node;
    }
}
