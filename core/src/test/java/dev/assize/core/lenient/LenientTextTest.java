package dev.assize.core.lenient;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.assize.core.json.Json;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LenientTextTest {

    private static final String MEANT = "{\"id\":\"A\",\"n\":1,\"ok\":true,\"none\":null,\"list\":[\"x\",\"y\"]}";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\":\"A\",\"n\":1,\"ok\":true,\"none\":null,\"list\":[\"x\",\"y\"]}",
                "{\"id\":\"A\",\"n\":1,\"ok\":true,\"none\":null,\"list\":[\"x\",\"y\",],}",
                "{“id”: “A”, “n”: 1, “ok”: true, “none”: null, “list”: [“x”, “y”]}",
                "{„id“: „A“, „n“: 1, „ok“: true, „none“: null, „list“: [„x“, „y“]}",
                "{‘id’: ‘A’, ”n”: 1, “ok\": true, «none»: null, “list”: [‘x’, “y”]}",
                "{“id”: “A” /* the first */, “n”: 1, “ok”: true, “none”: null, “list”: [“x”, “y” // the last\n]}",
                "{'id': 'A', 'n': 1, 'ok': True, 'none': None, 'list': ['x', 'y']}",
                "```json\n{\"id\":\"A\",\"n\":1,\"ok\":true,\"none\":null,\"list\":[\"x\",\"y\"]}\n```",
                "Here it is: {\"id\":\"A\",\"n\":1,\"ok\":true,\"none\":null,\"list\":[\"x\",\"y\"]} I hope it helps.",
                "As I said [see above] it is {id: 'A', n: 1, ok: true, none: undefined, list: ['x', 'y']} (I hope).",
                "{\"id\":\"A\", // the first\n \"n\":1, /* one */ \"ok\":true,\"none\":null,\"list\":[\"x\",\"y\"]}",
                "\"{\\\"id\\\":\\\"A\\\",\\\"n\\\":1,\\\"ok\\\":true,\\\"none\\\":null,\\\"list\\\":[\\\"x\\\",\\\"y\\\"]}\""
            })
    void readsWhatIsMeant(String text) throws JsonProcessingException {
        assertThat(LenientText.json(text)).contains(Json.parse(MEANT));
    }

    @Test
    void keepsWhatTypographicMarksQuoteInsideAText() {
        assertThat(LenientText.json("{“reason”: “l’arrêt dit “bail” et non “vente””, ‘n’: ‘l’un’}")
                        .map(Json::write))
                .contains("{\"reason\":\"l’arrêt dit “bail” et non “vente”\",\"n\":\"l’un\"}");
    }

    @Test
    void keepsAStrokeBehindAQuotationInsideAText() {
        assertThat(LenientText.json("{“reason”: “dit “bail” / “vente””}").map(Json::write))
                .contains("{\"reason\":\"dit “bail” / “vente”\"}");
    }

    @Test
    void keepsPlainJsonAsItIs() {
        assertThat(LenientText.json("[28.0, 1e3]").map(Json::write)).contains("[28.0,1000]");
    }

    @Test
    void readsListsAsWellAsObjects() {
        assertThat(LenientText.json("Names: ['Nike', 'nike',]").map(Json::write))
                .contains("[\"Nike\",\"nike\"]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "42",
                "\"word\"",
                "no JSON here",
                "{\"a\":1,\"a\":2}",
                "{\"a\": 1, \"b\": [1, 2",
                "{}}{",
                "[a {b"
            })
    void doesNotGuess(String text) {
        assertThat(LenientText.json(text)).isEmpty();
    }

    @Test
    void isBoundedForHostileTexts() {
        for (String part : List.of("[", "{", "{\"a\":", "[{", "{'a'", "\"[", "// {")) {
            assertThat(LenientText.json(part.repeat(100_000))).isEmpty();
        }
    }
}
