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

    /** The chosen candidate is of the cited court and was given what it deserves, so only words tell. */
    private static final ReasoningFacts FACTS = new ReasoningFacts(
            "Cour de cassation",
            "C.17.0234.F",
            false,
            List.of(
                    new ReasoningFacts.NamedCandidate(1, "Hof van Cassatie", "", true),
                    new ReasoningFacts.NamedCandidate(2, "Tribunal du travail de Liège", "", false)),
            1,
            false,
            "");

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
        assertThat(String.join(" ", shown(CitationReasoningReader.of(cells[0], FACTS))))
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
        addIf(shown, "denies", reader.deniesCourt());
        addIf(shown, "seat", reader.lowersForSeat());
        addIf(shown, "missing", reader.lowersForMissingNumber());
        addIf(shown, "remark", reader.remarksMismatch());
        reader.namedClass().ifPresent(shown::add);
        return shown;
    }

    private static void addIf(List<String> shown, String name, CitationReasoningReader.Reading reading) {
        if (reading.holds()) {
            shown.add(name);
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theWordsOfAnAnswerStandInTheArgument(String row) {
        String argument = row.split("\t", -1)[0];
        CitationReasoningReader reader = CitationReasoningReader.of(argument, FACTS);
        Stream.of(
                        reader.speaksOfCourt(),
                        reader.courtFirst(),
                        reader.handlesNumber(),
                        reader.claimsNumberMatch(),
                        reader.usesContext(),
                        reader.explainsLimit(),
                        reader.deniesCourt(),
                        reader.lowersForSeat(),
                        reader.lowersForMissingNumber(),
                        reader.remarksMismatch())
                .forEach(reading -> assertThat(argument).contains(reading.words()));
    }

    @Test
    void deniesNoCourtWhenNoneIsAtStake() {
        ReasoningFacts nothingValid = new ReasoningFacts("Cass.", "", false, List.of(), 0, false, "");
        assertThat(CitationReasoningReader.of("Different courts.", nothingValid)
                        .deniesCourt()
                        .holds())
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
            CitationReasoningReader reader = CitationReasoningReader.of(text.toString(), FACTS);
            assertThat(reader.courtFirst().holds() && !reader.speaksOfCourt().holds())
                    .as("seed %s, text <%s>", seed, text)
                    .isFalse();
            assertThat(reader.claimsNumberMatch().holds()
                            && !reader.handlesNumber().holds())
                    .as("seed %s, text <%s>", seed, text)
                    .isFalse();
        }
        assertThat(shown(CitationReasoningReader.of("court, ".repeat(150_000), FACTS)))
                .contains("court");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The snippet cites Cass., 15 March 2018.",
                "L'extrait mentionne Cass., 15 mars 2018, C.17.0234.F.",
                "Het fragment verwijst naar Cass. 15 maart 2018.",
                "The passage refers to the Court of Cassation and a date.",
            })
    void aBareReferenceIsNoContext(String reasoning) {
        assertThat(CitationReasoningReader.of(reasoning, FACTS).usesContext().holds())
                .isFalse();
    }

    @Test
    void whoSpeaksOfTheSnippetsSubjectArguesFromTheContext() {
        ReasoningFacts facts = new ReasoningFacts(
                "Cour de cassation", "", false, FACTS.candidates(), 1, false, "La garantie locative est bloquée.");
        assertThat(CitationReasoningReader.of("La garantie locative, ici comme là.", facts)
                        .usesContext()
                        .holds())
                .isTrue();
        assertThat(CitationReasoningReader.of("La meilleure option.", facts)
                        .usesContext()
                        .holds())
                .isFalse();
    }
}
