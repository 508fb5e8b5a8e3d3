package dev.assize.semantic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Pieces and scores as the reference tokenizer and runtime gave them for texts written for this test. That runtime multiplied
 * in bytes, which moves a score by a tenth; here the weights are turned into numbers first.
 */
final class CrossEncoderTest {

    private static final int ALL = 10_000;

    @Test
    void cutsTextsAsTheReferenceTokenizerDoes() throws IOException {
        WordPieces pieces = WordPieces.load();
        for (JsonNode row : reference().get("tokens")) {
            List<Integer> expected = new ArrayList<>();
            row.get(1).forEach(id -> expected.add(id.asInt()));
            String text = row.get(0).asText();
            assertThat(pieces.of(text, ALL)).as(text).isEqualTo(expected);
        }
    }

    @Test
    void takesMarksInATextForWords() {
        assertThat(WordPieces.load().of("[SEP] [CLS]", ALL))
                .doesNotContain(WordPieces.SEPARATOR, WordPieces.START)
                .hasSizeGreaterThan(4);
    }

    @Test
    void scoresAsTheReferenceRuntimeDoes() throws IOException {
        CrossEncoder encoder = CrossEncoder.get();
        for (JsonNode row : reference().get("pairs")) {
            double score = encoder.score(
                    encoder.pieces(row.get(0).asText(), ALL),
                    encoder.pieces(row.get(1).asText(), ALL));
            assertThat(score).as(row.get(0).asText()).isCloseTo(row.get(2).asDouble(), within(0.2));
        }
    }

    @Test
    void readsAnEmptyTextAndAnEndlessOne() {
        CrossEncoder encoder = CrossEncoder.get();
        List<Integer> fact = encoder.pieces("The bridge was opened in 1932.", ALL);
        assertThat(encoder.score(fact, List.of())).isNegative();
        assertThat(encoder.score(fact, encoder.pieces("word ".repeat(100_000), ALL)))
                .isFinite();
        assertThat(encoder.score(encoder.pieces("word ".repeat(1_000), ALL), fact))
                .isFinite();
    }

    @Test
    void knowsTheModelByItsHash() throws NoSuchAlgorithmException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(CrossEncoder.model());
        assertThat(HexFormat.of().formatHex(digest)).startsWith(CrossEncoder.MODEL);
    }

    private static JsonNode reference() throws IOException {
        try (InputStream in = CrossEncoderTest.class.getResourceAsStream("reference.json")) {
            return Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
