package dev.assize.cli.law;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.Session;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProvisionsCommandTest {

    @TempDir
    private Path folder = Path.of("");

    private String decision(String text) throws IOException {
        return Files.writeString(folder.resolve("decision.txt"), text).toString();
    }

    @Test
    void listsTheProvisionsBelowTheDecision() throws IOException {
        Session session = Session.run(
                "law",
                "provisions",
                decision("Gelet op artikel 5, § 1, van de wet van 3 juli 1978."),
                "--language",
                "NL");
        assertThat(session.exit()).isZero();
        assertThat(session.out())
                .contains("Gelet op artikel 5", "5, §1  wet van 3 juli 1978  WET 1978-07-03", "1 provisions");
    }

    @Test
    void writesAnArrayInTheLanguageOfTheProcedure() throws IOException, JsonProcessingException {
        JsonNode list = Json.parse(Session.run(
                        "law",
                        "provisions",
                        decision("Vu les articles 10 et 11 de la Constitution."),
                        "--language",
                        "FR",
                        "--format",
                        "json")
                .out());
        assertThat(list).hasSize(2);
        JsonNode first = list.get(0);
        assertThat(first.at("/act/type").asText()).isEqualTo("CONSTITUTION");
        assertThat(first.at("/act/date").isNull()).isTrue();
        assertThat(first.path("key").asText()).isEqualTo("10");
        assertThat(first.path("path")).isEmpty();
        assertThat(first.path("start").asInt()).isEqualTo(7);
        assertThat(first.path("disputed").asBoolean()).isFalse();
    }

    @Test
    void saysWhatToDoWithoutAFile() {
        Session session = Session.run("law", "provisions", "nowhere.txt", "--language", "FR");
        assertThat(session.exit()).isEqualTo(2);
        assertThat(session.err()).contains("There is no file nowhere.txt");
    }
}
