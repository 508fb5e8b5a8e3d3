package dev.assize.cli.agree;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.core.json.Json;
import dev.assize.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AgreeCommandTest {

    private static final Path EXAMPLES = Path.of("..", "examples");

    @TempDir
    Path folder;

    private String examples(String judge) {
        String output = folder.resolve("run.jsonl").toString();
        Session.run("judge", judge, EXAMPLES.resolve(judge + ".jsonl").toString(), "-q", "-o", output);
        return output;
    }

    private String written(String name, String... lines) throws IOException {
        return Files.write(folder.resolve(name), List.of(lines)).toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"citation-mapping", "provision-extraction", "brand-extraction", "reference-coverage"})
    void isPerfectBetweenARunAndItself(String judge) throws IOException {
        String run = examples(judge);
        Session session = Session.run("agree", run, run, "--format", "json");
        assertThat(session.err()).isEmpty();
        JsonNode topics = Json.parse(session.out()).path("topics");
        assertThat(topics).isNotEmpty();
        for (JsonNode topic : topics) {
            if (topic.path("items").intValue() > 0) {
                assertThat(topic.path("agreement").path("value").intValue()).isEqualTo(1);
                assertThat(topic.path("kappa").path("value").asInt(1)).isEqualTo(1);
                assertThat(topic.path("alpha").path("value").asInt(1)).isEqualTo(1);
            }
        }
    }

    @Test
    void printsHowFarPeopleAgreeAndWhatTheyMakeOfThePassRate() throws IOException {
        String run = examples("brand-extraction");
        String labels = written(
                "labels.csv",
                "id,label,score,answers.admits-doubt,by",
                "perfect,PASS,95,no,ann",
                "half-covered,FAIL,60,no,ann",
                "variation-only,PASS,70,yes,ann",
                "generic-and-competitor,PASS,75,no,ann",
                "primary-missing,FAIL,10,no,ann",
                "below-threshold,FAIL,30,,ann",
                "no-brand,PASS,100,,ann",
                "cannot-tell,PASS,,,ann");
        for (String format : List.of("table", "md", "json")) {
            Session session = Session.run("agree", run, "--labels", labels, "--format", format);
            assertThat(session.err()).isEmpty();
            assertThat(session.exit()).isEqualTo(ExitCode.OK);
            Golden.compare(AgreeCommandTest.class, "people.expected." + format, session.out());
        }
    }

    /** People fill in a sample bit by bit, and each their own. */
    @Test
    void takesTheFilesOfSeveralPeopleBeforeTheyAreFilledIn() throws IOException {
        String run = examples("brand-extraction");
        String ann = written("ann.csv", "id,pass,by,remark", "perfect,yes,,", "half-covered,no,,", "no-brand,,,later");
        String ben = written("ben.csv", "id,pass,by,remark", "perfect,yes,,", "half-covered,,,", "no-brand,,,");
        Session session = Session.run("agree", run, "--labels", ann, "--labels", ben);
        assertThat(session.exit()).isEqualTo(ExitCode.OK);
        assertThat(session.err()).isEqualTo("assize: ann.csv, ben.csv: 3 rows say nothing yet and are passed over\n");
        assertThat(session.out()).contains("2 cases in both");
    }

    /** A judge that agrees with people in nine of ten is as good as they are where they agree so with one another. */
    @Test
    void tellsHowFarPeopleAgreeWithOneAnother() throws IOException {
        String run = examples("brand-extraction");
        String ann = written(
                "ann.csv", "id,pass,answers.admits-doubt", "perfect,yes,no", "half-covered,no,", "no-brand,yes,");
        String ben = written(
                "ben.csv", "id,pass,answers.admits-doubt", "perfect,yes,", "half-covered,yes,", "no-brand,yes,");
        Session session = Session.run("agree", run, "--labels", ann, "--labels", ben);
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        assertThat(session.out())
                .contains("People among themselves\nA is ann.csv, B is ben.csv.")
                .containsPattern("verdict passes +3 +3 +0 +66\\.7 %")
                .doesNotContain("admits-doubt  0");
        JsonNode json = Json.parse(Session.run("agree", run, "--labels", ann, "--labels", ben, "--format", "json")
                .out());
        assertThat(json.at("/people/0/b").asText()).isEqualTo("ben.csv");
        assertThat(json.at("/people/0/topics/0/items").asInt()).isEqualTo(3);
        assertThat(Session.run("agree", run, "--labels", ann).out()).doesNotContain("People among themselves");
    }

    @Test
    void holdsTheMembersOfAPanelAgainstOneAnother() throws IOException {
        String line =
                "{\"id\":\"c%d\",\"judge\":\"reference-coverage\",\"version\":\"1\",\"epoch\":\"e\",\"status\":\"judged\","
                        + "\"verdict\":{\"score\":5,\"rationale\":\"\"},\"findings\":[],\"answers\":[{\"question\":\"organization\","
                        + "\"asks\":\"same-organization\",\"wording\":\"w\",\"by\":\"panel\",\"value\":%s,\"evidence\":[],"
                        + "\"rationale\":\"\",\"ballots\":[{\"by\":\"ann\",\"value\":%s},{\"by\":\"bob\",\"value\":%s},"
                        + "{\"by\":\"eve\",\"withheld\":\"cannot_tell\"}]}]}";
        String run = written(
                "panel.jsonl",
                String.format(line, 1, true, true, true),
                String.format(line, 2, true, true, false),
                String.format(line, 3, false, false, false),
                String.format(line, 4, false, true, false));
        Session session = Session.run("agree", run, "--ballots");
        assertThat(session.err()).isEmpty();
        Golden.compare(AgreeCommandTest.class, "panel.expected.table", session.out());
    }

    @Test
    void takesOneOtherRater() {
        String run = examples("brand-extraction");
        assertThat(Session.run("agree", run).err())
                .isEqualTo(
                        "assize: agree takes a run and one of: another run, --labels FILE, --ballots; got none of them\n");
        assertThat(Session.run("agree", run, run, "--ballots").exit()).isEqualTo(ExitCode.USAGE);
        assertThat(Session.run("agree", run, "--ballots").err()).contains("run.jsonl: holds no ballots");
        assertThat(Session.run("agree", run, run, "--precision", "0").err())
                .isEqualTo("assize: --precision lies between 0 and 50 points, got 0.0\n");
    }
}
