package dev.assize.cli.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComparedCardsTest {

    private static final String BRAND =
            Path.of("..", "examples", "brand-extraction.jsonl").toString();

    @TempDir
    Path folder;

    private String good = "";

    @BeforeEach
    void makeACard() {
        good = folder.resolve("good.json").toString();
        Session session = Session.run("probe", "brand-extraction", BRAND, "-o", good);
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
    }

    /** The same card, had nothing been noticed. */
    private String blind() throws IOException {
        ObjectNode card = (ObjectNode) Json.parse(Files.readString(Path.of(good)));
        for (JsonNode kind : card.path("detection").path("kinds")) {
            int trials = kind.path("trials").asInt();
            for (int i = 0; i < trials; i++) {
                ((ObjectNode) kind).withArray("missed").add(kind.path("title").asText() + i);
            }
        }
        return Files.writeString(folder.resolve("blind.json"), Json.pretty(card))
                .toString();
    }

    @Test
    void areComparedChangeByChange() throws IOException {
        Session session = Session.run("compare", good, blind(), "--format", "json");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        JsonNode compared = Json.parse(session.out());
        assertThat(compared.path("paired").asBoolean()).isTrue();
        assertThat(compared.path("detection").path("only_a").asInt()).isEqualTo(30);
        assertThat(compared.path("detection").path("p").asDouble()).isLessThan(0.001);
        assertThat(compared.path("kinds").path("entry_order").path("only_a").asInt())
                .isZero();
    }

    @Test
    void failWhereTheSecondIsWorse() throws IOException {
        Session worse = Session.run("compare", good, blind(), "--fail-if-worse");
        assertThat(worse.exit()).isEqualTo(ExitCode.GATE_FAILED);
        assertThat(worse.err()).contains("detection of").contains("is worse");
        assertThat(Session.run("compare", good, good, "--fail-if-worse").exit()).isEqualTo(ExitCode.OK);
    }

    @Test
    void ofDifferentChangesSaySo() {
        String other = folder.resolve("other.json").toString();
        Session.run("probe", "brand-extraction", BRAND, "--seed", "9", "-o", other);
        Session session = Session.run("compare", good, other);
        assertThat(session.exit()).isEqualTo(ExitCode.OK);
        assertThat(session.out()).contains("the cards are about different changes");
    }

    @Test
    void areAPageToo() {
        String page = Session.run("compare", good, good, "--format", "html").out();
        assertThat(page).startsWith("<!doctype html>").contains("Two report cards");
    }
}
