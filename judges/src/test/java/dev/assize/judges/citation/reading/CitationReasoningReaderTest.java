package dev.assize.judges.citation.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CitationReasoningReaderTest {

    static Stream<String> rows() throws IOException {
        try (InputStream table = CitationReasoningReaderTest.class.getResourceAsStream("arguments.tsv")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines().filter(line -> !line.startsWith("#")).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void tellsWhatAnArgumentDoes(String row) {
        String[] cells = row.split("\t", -1);
        assertThat(String.join(" ", shown(CitationReasoningReader.of(cells[0], "C.17.0234.F"))))
                .isEqualTo(cells[1].strip());
    }

    private static List<String> shown(CitationReasoningReader reader) {
        List<String> shown = new ArrayList<>();
        addIf(shown, "court", reader.speaksOfCourt());
        addIf(shown, "first", reader.courtFirst());
        addIf(shown, "number", reader.handlesNumber());
        addIf(shown, "claim", reader.claimsNumberMatch());
        addIf(shown, "context", reader.usesContext());
        addIf(shown, "limit", reader.explainsLimit());
        addIf(shown, "denies", reader.deniesCourt("Hof van Cassatie"));
        addIf(shown, "seat", reader.lowersForSeat());
        addIf(shown, "missing", reader.lowersForMissingNumber());
        addIf(shown, "remark", reader.remarksMismatch());
        reader.namedClass().ifPresent(shown::add);
        return shown;
    }

    private static void addIf(List<String> shown, String name, boolean holds) {
        if (holds) {
            shown.add(name);
        }
    }

    @Test
    void deniesNoCourtWhenNoneIsAtStake() {
        assertThat(CitationReasoningReader.of("Different courts.", "").deniesCourt(""))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(longs = {61, 62})
    void readsAnyText(long seed) {
        Random random = new Random(seed);
        String[] pieces = {
            "court",
            "no",
            ". ",
            ", ",
            "case number",
            "match",
            "'",
            "(",
            "max 90%",
            "é",
            "\uD835",
            "candidate 2",
            "different",
            "\n"
        };
        for (int round = 0; round < 2000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(20); i > 0; i--) {
                text.append(pieces[random.nextInt(pieces.length)]).append(' ');
            }
            CitationReasoningReader reader = CitationReasoningReader.of(text.toString(), "C.17.0234.F");
            assertThat(reader.courtFirst() && !reader.speaksOfCourt())
                    .as("seed %s, text <%s>", seed, text)
                    .isFalse();
            assertThat(reader.claimsNumberMatch() && !reader.handlesNumber())
                    .as("seed %s, text <%s>", seed, text)
                    .isFalse();
        }
        assertThat(shown(CitationReasoningReader.of("court, ".repeat(150_000), "")))
                .contains("court");
    }
}
