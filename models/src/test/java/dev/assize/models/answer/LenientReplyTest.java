package dev.assize.models.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.assize.core.json.Json;
import dev.assize.core.lenient.LenientJson;
import dev.assize.core.lenient.LenientReply;
import dev.assize.testkit.RandomData;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LenientReplyTest {

    @ParameterizedTest
    @ValueSource(longs = {51, 52, 53})
    void readsProperJsonExactly(long seed) throws JsonProcessingException {
        RandomData data = new RandomData(seed);
        for (int i = 0; i < 300; i++) {
            String json = Json.write(data.object(4, List.of("a", "b")));
            LenientJson.Members read =
                    LenientReply.object(json).orElseThrow(() -> new AssertionError("seed " + seed + ": " + json));
            assertThat(Json.write(read.toJson().orElseThrow()))
                    .as("seed %s", seed)
                    .isEqualTo(json);
        }
    }

    @Test
    void forgivesWhatLeavesTheMeaningUnmistakable() {
        means("{a: 1, 'b': \"x\",}", "{\"a\":1,\"b\":\"x\"}");
        means("{\"a\": [1, 2,], // two\n \"b\": /* ! */ None}", "{\"a\":[1,2],\"b\":null}");
        means("{\"a\": \"\\alpha \\u00e9\\n\nx\"}", "{\"a\":\"\\\\alpha é\\n\\nx\"}");
        means("{\"a\": 1e3, \"b\": -0.50}", "{\"a\":1000,\"b\":-0.50}");
        means("{\"a\": Infinity, \"b\": yes}", "{\"a\":\"Infinity\",\"b\":\"yes\"}");
        means("{\"a\": 1e99999}", "{\"a\":\"1e99999\"}");
    }

    private static void means(String written, String meant) {
        assertThat(Json.write(
                        LenientReply.object(written).orElseThrow().toJson().orElseThrow()))
                .isEqualTo(meant);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\" 1}",
                "{\"a\":1 \"b\":2}",
                "{\"a\":}",
                "{,}",
                "{'it's': 1}",
                "{\"a\":1}}",
                "{\"a\":\"\\u00zz\"}",
                "",
                "7"
            })
    void forgivesNothingElse(String written) {
        assertThat(LenientReply.object(written)).isEmpty();
    }

    @Test
    void keepsWhatStandsTwiceAndSaysWhatWasCutOff() {
        LenientJson.Members twice = LenientReply.object("{\"a\":1,\"a\":2}").orElseThrow();
        assertThat(twice.all("a")).hasSize(2);
        assertThat(twice.toJson()).isEmpty();
        LenientJson.Members cut =
                LenientReply.objects("{\"a\":{\"b\":1,\"c\":tru").get(0);
        assertThat(cut.complete()).isFalse();
        assertThat(cut.all("a").get(0))
                .isEqualTo(new LenientJson.Members(
                        List.of(new LenientJson.Member(
                                "b",
                                LenientReply.object("{b:1}")
                                        .orElseThrow()
                                        .all("b")
                                        .get(0))),
                        false));
    }

    @Test
    void endsInTimeForHostileReplies() {
        for (String part : List.of("{\"a", "{[", "[[[[", "{\"a\":", "{'", "{}{", "</think>{", "\\", "{a:1}")) {
            String hostile = part.repeat(100_000);
            assertTimeout(Duration.ofSeconds(20), () -> LenientReply.objects(hostile), part);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {61, 62})
    void survivesAnything(long seed) {
        RandomData data = new RandomData(seed);
        for (int i = 0; i < 2_000; i++) {
            assertThat(LenientReply.objects("{" + data.text(60) + "{\"a\":" + data.text(20)))
                    .isNotNull();
        }
    }
}
