package dev.assize.cli.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProbeCommandTest {

    private static final String COVERAGE =
            Path.of("..", "examples", "reference-coverage.jsonl").toString();
    private static final String BRAND =
            Path.of("..", "examples", "brand-extraction.jsonl").toString();

    @TempDir
    Path folder;

    private static Session probe(String... arguments) {
        List<String> all = new ArrayList<>(List.of("probe"));
        all.addAll(List.of(arguments));
        return Session.run(all.toArray(String[]::new));
    }

    @Test
    void tellsWhatIsNoticedAndWhatDisturbs() throws IOException {
        Session session = probe("reference-coverage", COVERAGE, "--format", "json");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        JsonNode card = Json.parse(session.out());
        assertThat(card.path("judge").asText()).isEqualTo("reference-coverage");
        assertThat(card.path("detection").path("trials").asInt()).isGreaterThan(30);
        JsonNode number = card.path("detection").path("kinds").path("number");
        assertThat(number.path("value").asDouble()).isEqualTo(1);
        assertThat(number.path("interval").path("method").asText()).isEqualTo("wilson");
        assertThat(card.path("false_alarms")
                        .path("kinds")
                        .path("white_space")
                        .path("hits")
                        .asInt())
                .isZero();
    }

    @Test
    void isTheSameForTheSameSeedAndAnotherForAnother() {
        String first = probe("brand-extraction", BRAND, "--format", "json", "--seed", "3")
                .out();
        assertThat(probe("brand-extraction", BRAND, "--format", "json", "--seed", "3", "--jobs", "1")
                        .out())
                .isEqualTo(first);
        assertThat(probe("brand-extraction", BRAND, "--format", "json", "--seed", "4")
                        .out())
                .isNotEqualTo(first);
    }

    @Test
    void failsOnACondition() {
        Session met = probe("brand-extraction", BRAND, "--fail-if", "detection.drop_brand > 0.5");
        assertThat(met.exit()).isEqualTo(ExitCode.GATE_FAILED);
        assertThat(met.err()).contains("failed, because the card has detection.drop_brand > 0.5");
        Session not = probe("brand-extraction", BRAND, "--fail-if", "detection.drop_brand < 0.95");
        assertThat(not.exit()).as(not.err()).isEqualTo(ExitCode.OK);
        Session unknown = probe("brand-extraction", BRAND, "--fail-if", "detection.number < 0.95");
        assertThat(unknown.exit()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void writesEveryCaseSoThatItCanBeJudgedAlone() throws IOException {
        Path file = folder.resolve("probes.jsonl");
        Session session = probe(
                "reference-coverage",
                COVERAGE,
                "--kind",
                "number",
                "--each",
                "9",
                "--write",
                file.toString(),
                "--no-judge");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        List<String> lines = Files.readAllLines(file);
        JsonNode changed = Json.parse(lines.stream()
                .filter(line -> line.contains("battery~number") && line.contains("\"compared_with\":\"battery~base\""))
                .findFirst()
                .orElseThrow());
        assertThat(lines).anyMatch(line -> line.contains("\"compared_with\":\"battery\""));
        assertThat(changed.path("probe")
                        .path("expects")
                        .path("any")
                        .get(0)
                        .path("direction")
                        .asText())
                .isEqualTo("falls");
        Session judged = Session.run(
                "judge",
                "reference-coverage",
                file.toString(),
                "--id",
                changed.path("id").asText(),
                "--format",
                "jsonl");
        assertThat(judged.out()).contains("\"fact-missing\"");
    }

    @Test
    void writesAFileForEachKindIntoAFolder() {
        Path place = folder.resolve("probes");
        probe("brand-extraction", BRAND, "--write", place.toString(), "--no-judge");
        assertThat(place.resolve("drop_brand.jsonl")).isNotEmptyFile();
        assertThat(place.resolve("unchanged.jsonl")).isNotEmptyFile();
    }

    @Test
    void isAPageWithTheWorstSideBySide() throws IOException {
        Path file = folder.resolve("card.html");
        Session session = probe("similarity", COVERAGE, "-o", file.toString());
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        assertThat(Files.readString(file))
                .startsWith("<!doctype html>")
                .contains("It notices ")
                .contains("<mark class=\"against\">")
                .contains("Content-Security-Policy");
    }

    @Test
    void isMarkdownForAPullRequest() {
        String text = probe("similarity", COVERAGE, "--format", "md").out();
        assertThat(text)
                .contains("### Report card of similarity")
                .contains("| number |")
                .contains("⟦");
    }

    @Test
    void namesTheKindThatWasMeant() {
        Session session = probe("reference-coverage", COVERAGE, "--kind", "numbr");
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err()).contains("no kind of change is called \"numbr\"; did you mean \"number\"?");
    }

    @Test
    void hasNothingToSayWithoutCases() throws IOException {
        Path empty = Files.writeString(folder.resolve("empty.jsonl"), "");
        assertThat(probe("reference-coverage", empty.toString()).exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
    }
}
