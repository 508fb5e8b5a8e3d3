package dev.assize.cli.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.Session;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The built-in judges with embedded answers notice what matters and mind nothing else, on the examples and on made-up cases. */
class CardFloorTest {

    private static final double DETECTION = 0.95;
    /** Of one kind, of which there are few. */
    private static final double DISTURBED = 0.05;

    private static final double FALSE_ALARMS = 0.02;
    private static final Map<String, JsonNode> CARDS = new HashMap<>();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "reference-coverage | drop_fact number unit date name negation denial roles other_output",
                "citation-mapping | over_ceiling wrong_court other_candidate number_digit no_court_reason",
                "provision-extraction | drop wrong_act phantom overshoot duplicate split_act merged_ids wrong_date"
                        + " other_language undated",
                "brand-extraction | drop_brand unrelated_entry too_many too_few no_evidence"
            })
    void holdsTheFloor(String judge, String kinds) throws IOException {
        JsonNode card = card(judge);
        for (String kind : kinds.split(" ")) {
            JsonNode figures = card.path("detection").path("kinds").path(kind);
            assertThat(figures.path("trials").asInt()).as(kind).isPositive();
            assertThat(figures.path("value").asDouble())
                    .as(kind + " " + figures)
                    .isGreaterThanOrEqualTo(DETECTION);
        }
        assertThat(card.path("false_alarms").path("trials").asInt()).isGreaterThan(300);
        assertThat(card.path("false_alarms").path("value").asDouble())
                .as(card.path("examples").toString())
                .isLessThanOrEqualTo(FALSE_ALARMS);
    }

    /** The pages once were nine versions old. */
    @ParameterizedTest
    @ValueSource(strings = {"reference-coverage", "citation-mapping", "provision-extraction", "brand-extraction"})
    void isTheCardInTheDocs(String judge) throws IOException {
        JsonNode card = card(judge);
        assertThat(Files.readString(Path.of("..", "docs", "cards", judge + ".md")))
                .as("docs/cards are made anew by bench/cards.sh")
                .contains(judge + " version " + card.path("version").asText() + ",")
                .contains(row(card.path("detection")))
                .contains(row(card.path("false_alarms")));
    }

    private static String row(JsonNode figures) {
        return String.format(
                Locale.ROOT,
                "| %,d of %,d |",
                figures.path("hits").asInt(),
                figures.path("trials").asInt());
    }

    /** With this seed 36 of 38 units were noticed: hours in Dutch were none. */
    @Test
    void holdsTheFloorOnOtherChangesToo() throws IOException {
        JsonNode kinds = probe("reference-coverage", "--seed", "2", "--kind", "unit,denial,name,date")
                .path("detection")
                .path("kinds");
        assertThat(kinds.properties())
                .hasSize(4)
                .allSatisfy(kind -> assertThat(kind.getValue().path("value").asDouble())
                        .as(kind.getKey())
                        .isGreaterThanOrEqualTo(DETECTION));
    }

    @Test
    void triesEveryHarmlessChangeThatTheCasesOffer() throws IOException {
        JsonNode kinds = card("reference-coverage").path("false_alarms").path("kinds");
        assertThat(kinds.properties())
                .allSatisfy(kind -> assertThat(kind.getValue().path("trials").asInt())
                        .as(kind.getKey())
                        .isPositive())
                .allSatisfy(kind -> assertThat(kind.getValue().path("value").asDouble())
                        .as("%s, which in German capitals once moved 4 of 64 verdicts", kind.getKey())
                        .isLessThanOrEqualTo(DISTURBED));
    }

    private static JsonNode card(String judge) throws IOException {
        JsonNode known = CARDS.get(judge);
        if (known == null) {
            known = probe(judge, "--each", "3");
            CARDS.put(judge, known);
        }
        return known;
    }

    private static JsonNode probe(String judge, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("probe", judge));
        arguments.add(Path.of("..", "examples", judge + ".jsonl").toString());
        arguments.add(Path.of("..", "docs", "cards", "cases", judge + ".jsonl").toString());
        arguments.add("--format=json");
        arguments.addAll(List.of(more));
        return Json.parse(Session.run(arguments.toArray(String[]::new)).out());
    }
}
