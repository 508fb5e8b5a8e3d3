package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.detect.DetectedTexts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Short facts in four languages, changed in one thing or said in another way. */
class ChangedOrParaphrasedTest {

    record Row(String kind, boolean stated, String fact, String output) {}

    static Stream<Row> rows() throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(ChangedOrParaphrasedTest.class.getResourceAsStream("said-otherwise.tsv")),
                StandardCharsets.UTF_8))) {
            return reader
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .map(cells -> new Row(cells[0] + " " + cells[1], cells[2].equals("yes"), cells[3], cells[4]))
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void changesAreRefusedAndParaphrasesFound(Row row) {
        assertReading(row);
    }

    /** No tree has learnt from these. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | yes | Water damage is covered by the warranty.     | The warranty covers damage by water.
            en | yes | Water damage is not covered by the warranty. | The warranty does not cover damage by water.
            en | no  | The dog was bitten by the postman.           | The postman was bitten by the dog.
            fr | yes | Le pont a été inauguré par le roi Baudouin.  | Le roi Baudouin a inauguré ce pont.
            fr | no  | Le pont a été inauguré par le roi Baudouin.  | Le pont a inauguré le roi Baudouin.
            fr | yes | La plainte a été déposée par la veuve Claire Martin. | La veuve Claire Martin a déposé la plainte.
            nl | yes | De brug is door burgemeester Ann Maes geopend.       | Burgemeester Ann Maes heeft de brug geopend.
            """)
    void theVoiceTellsWhoActs(String language, String stated, String fact, String output) {
        assertReading(new Row(language, stated.equals("yes"), fact, output));
    }

    private static void assertReading(Row row) {
        List<Reading> readings =
                OutputReader.inEveryLanguage(new DetectedTexts(), row.output(), "", row.fact(), List.of(row.fact()))
                        .stream()
                        .map(reader -> reader.statement(row.fact()))
                        .toList();
        assertThat(readings.stream().allMatch(Reading::stated))
                .as("%s: %s", row.kind(), readings)
                .isEqualTo(row.stated());
    }

    @Test
    void aDetailSaidWronglyCostsItsOwnProposition() {
        assertThat(statedOfTheBridge(
                        "The old stone bridge was opened by the mayor in 1898 with a long military parade."))
                .containsExactly(
                        "The old stone bridge was opened by the mayor",
                        "The old stone bridge was opened … with a long military parade");
        assertThat(statedOfTheBridge("The old stone bridge was opened by the mayor with a long military parade."))
                .containsExactly(
                        "The old stone bridge was opened by the mayor",
                        "The old stone bridge was opened … with a long military parade");
    }

    @Test
    void aSubjectOrVerbSaidWronglyCostsAllOfThem() {
        assertThat(statedOfTheBridge(
                        "The old stone bridge was not opened by the mayor in 1889 with a long military parade."))
                .isEmpty();
        assertThat(statedOfTheBridge(
                        "The old stone theatre was opened by the mayor in 1889 with a long military parade."))
                .isEmpty();
    }

    private static List<String> statedOfTheBridge(String output) {
        String reference = "The old stone bridge was opened by the mayor in 1889 with a long military parade.";
        List<String> parts = ReferenceReader.read(reference, "").facts().stream()
                .map(Item::text)
                .toList();
        OutputReader reader = OutputReader.of(output, "", reference, parts);
        return parts.stream().filter(part -> reader.statement(part).stated()).toList();
    }

    @Test
    void wordsOfTheQuestionTellAnAnswerFromASummary() {
        String fact = "A stack keeps its newest element on top";
        String output = "The newest is on top.";
        double asked = sum(fact, output, "How does a stack order its elements?");
        double told = sum(fact, output, "Summarise the article.");
        assertThat(told).isEqualTo(sum(fact, output, ""));
        assertThat(asked).isGreaterThan(told);
    }

    private static double sum(String fact, String output, String question) {
        return OutputReader.of(output, question, "", List.of(fact))
                .statement(fact)
                .ground()
                .measure()
                .orElseThrow();
    }
}
