package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.core.JudgeId;
import dev.assize.core.JudgeInfo;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.judges.StandardJudges;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineAppTest {

    private static final Path ROOT = Path.of("..");

    @Test
    void listsTheJudges() {
        Session session = Session.run("judges");
        assertThat(session.exit()).isZero();
        assertThat(session.out()).containsPattern("reference-coverage +how much");
        StandardJudges.ids().forEach(id -> assertThat(session.out()).contains(id.value()));
        assertThat(session.out()).contains("faithfulness", "rubric", "pairwise", "exact", "similarity");
    }

    @ParameterizedTest
    @MethodSource("ids")
    void describesEveryJudge(String id) {
        Session session = Session.run("describe", id);
        JudgeInfo info = StandardJudges.find(id).orElseThrow().judge().info();
        assertThat(session.exit()).isZero();
        assertThat(session.out()).contains(info.title()).contains(Json.pretty(info.example()));
        assertThat(info.fields()).extracting(Field::name).allMatch(session.out()::contains);
        assertThat(info.questions())
                .allMatch(question -> session.out().contains(question.wording().name()));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void printsTheSchemasOfEveryJudge(String id) throws JsonProcessingException {
        JsonNode all = Json.parse(Session.run("schema", id).out());
        for (String part : List.of("case", "verdict", "result")) {
            JsonNode alone =
                    Json.parse(Session.run("schema", id, "--part", part).out());
            assertThat(alone).isEqualTo(all.path(part));
            assertThat(alone.path("$schema").asText()).endsWith("2020-12/schema");
        }
    }

    @ParameterizedTest
    @MethodSource("ids")
    void hasAPageAndExamplesForEveryJudge(String id) {
        assertThat(ROOT.resolve("docs/judges/" + id + ".md")).isRegularFile();
        Path examples = ROOT.resolve("examples/" + id + ".jsonl");
        assertThat(Files.exists(examples)).isTrue();
        Session session = Session.run("judge", id, examples.toString());
        assertThat(session.exit()).as(session.err()).isIn(ExitCode.OK, ExitCode.SOME_NOT_JUDGED);
        assertThat(session.err()).doesNotContain("failed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"--help", "judge --help", "judges --help", "describe --help", "schema --help", "help judge"})
    void teaches(String arguments) {
        Session session = Session.run(arguments.split(" "));
        assertThat(session.exit()).isZero();
        assertThat(session.out()).contains("Usage: assize");
        assertThat(session.err()).isEmpty();
    }

    @Test
    void documentsItsExitCodesWhereTheyAreNeeded() {
        assertThat(Session.run("--help").out()).contains("Exit codes: 0 all cases judged");
        assertThat(Session.run("judge", "--help").out()).contains("Exit codes: 0 all cases judged");
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertThat(Session.run().exit()).isEqualTo(ExitCode.USAGE);
        assertThat(Session.run("jugde").err()).contains("judge");
        assertThat(Session.run("describe", "nothing-like-it").err())
                .contains("no judge is called \"nothing-like-it\"; there are: ")
                .doesNotContain("\tat ");
    }

    @Test
    void printsItsVersion() {
        assertThat(Session.run("--version").out()).startsWith("assize ");
    }

    static List<String> ids() {
        return StandardJudges.ids().stream().map(JudgeId::value).toList();
    }
}
