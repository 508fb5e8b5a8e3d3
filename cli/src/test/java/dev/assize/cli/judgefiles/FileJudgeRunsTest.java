package dev.assize.cli.judgefiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.testkit.TestPostgresql;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every command that takes a judge, with the judge of a file or folder: scores from −25 to 0. */
class FileJudgeRunsTest {

    private static final Path MQM = Path.of("../examples/judges/mqm.yaml");

    @TempDir
    private Path folder;

    private Path judge;
    private Path cases;
    private Path given;
    private Path other;
    private String store = "";

    @BeforeEach
    void write() throws IOException {
        judge = Files.createDirectory(folder.resolve("my-judge"));
        Files.copy(MQM, judge.resolve("judge.yaml"));
        cases = Files.writeString(folder.resolve("cases.jsonl"), """
                {"id":"a","source":"I saw a dog.","translation":"Ich sah eine Katze."}
                {"id":"b","source":"I saw a dog.","translation":"Ich sah einen Hund."}
                {"id":"c","source":"I saw a dog.","translation":"Ich sah."}
                {"id":"d","source":"I saw a dog."}
                """);
        String answers = """
                {"id":"a","answers":{"errors":["Katze"],"severity-1":"major","category-1":"accuracy"}}
                {"id":"b","answers":{"errors":[]}}
                {"id":"c","answers":{"errors":["Ich sah"],"severity-1":"critical","category-1":"accuracy"}}
                """;
        given = Files.writeString(folder.resolve("given.jsonl"), answers);
        other = Files.writeString(folder.resolve("other.jsonl"), answers.replace("\"major\"", "\"minor\""));
        store = folder.resolve("runs.db").toString();
    }

    private Session judge(String run, Path answers, Path results) {
        return assize(
                "judge",
                judge.toString(),
                cases.toString(),
                "--answerer",
                "answers:" + answers,
                "--run",
                run,
                "-o",
                results.toString());
    }

    private Session assize(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--store", store));
        return Session.run(all.toArray(String[]::new));
    }

    @Test
    void goesThroughEveryCommandOnSqlite() throws IOException {
        everyCommand();
    }

    @Test
    void goesThroughEveryCommandOnPostgresql() throws IOException {
        try (TestPostgresql server = TestPostgresql.start()) {
            store = server.newStore();
            everyCommand();
        }
    }

    private void everyCommand() throws IOException {
        Path first = folder.resolve("first.jsonl");
        Session judged = judge("first", given, first);
        assertThat(judged.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        assertThat(judged.err()).contains("mean score -10.00 of -25 to 0", "33.3 % pass");
        judge("second", other, folder.resolve("second.jsonl"));

        assertThat(assize("runs").out())
                .contains("gemba-mqm")
                .contains("33.3 % pass")
                .contains("66.7 % pass");
        assertThat(assize("resume", "first").out()).isEqualTo(Files.readString(first));
        assertThat(assize("report", "first").out())
                .contains("**33.3 % pass**", "**mean score -10.00 of -25 to 0**")
                .doesNotContain("not known");
        assertThat(assize("report", "first", "--format", "json").out())
                .contains("\"lowest\": -25")
                .contains("\"highest\": 0");
        assertThat(assize("report", "first", "--format", "html").out()).contains("of -25 to 0");
        assertThat(assize("compare", "first", "second").out())
                .contains("mean score of 3 (-25 to 0)")
                .contains("REVIEW -5")
                .contains("PASS -1");
        assertThat(assize("agree", "first", "second").out())
                .contains("severity")
                .contains("verdict passes");
        assertThat(assize("rerule", "first").out()).contains("all are the same to the letter");
        assertThat(assize("show", "first", "a").out()).contains("REVIEW -5 (-25 to 0)");
        assertThat(assize("sample", "first", "2").out()).contains("text.translation");
    }

    @Test
    void rulesAgainWithTheFileAsItIsNow() throws IOException {
        Path before = folder.resolve("before.jsonl");
        judge("first", given, before);
        edit("major: 5", "major: 10");
        Session reruled = assize("rerule", "first");
        assertThat(reruled.out()).contains("REVIEW -5").contains("REVIEW -10");
        Path after = folder.resolve("after.jsonl");
        judge("second", given, after);
        assertThat(epoch(after)).isNotEqualTo(epoch(before));
    }

    @Test
    void isTheSameEpochUnderAnotherTitle() throws IOException {
        Path before = folder.resolve("before.jsonl");
        judge("first", given, before);
        edit("title: translation", "title: mistakes of a translation");
        Path after = folder.resolve("after.jsonl");
        judge("second", given, after);
        assertThat(epoch(after)).isEqualTo(epoch(before));
    }

    @Test
    void refusesToGoOnWithAChangedFile() throws IOException {
        judge("first", given, folder.resolve("first.jsonl"));
        edit("major: 5", "major: 10");
        Session resumed = assize("resume", "first");
        assertThat(resumed.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(resumed.err()).contains("cannot go on").contains("is now at 1+");
    }

    private void edit(String from, String to) throws IOException {
        Path file = judge.resolve("judge.yaml");
        String text = Files.readString(file);
        assertThat(text).contains(from);
        Files.writeString(file, text.replace(from, to));
    }

    private static String epoch(Path results) throws IOException {
        return Files.readAllLines(results).get(0).replaceAll(".*\"epoch\":\"([0-9a-f]+)\".*", "$1");
    }

    @Test
    void takesTheJudgeOfAFileOfResultsByItsPath() {
        Path first = folder.resolve("first.jsonl");
        Path second = folder.resolve("second.jsonl");
        judge("first", given, first);
        judge("second", other, second);
        Session nameless = Session.run("compare", first.toString(), second.toString());
        assertThat(nameless.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(nameless.err()).contains("--judge").contains("gemba-mqm");
        String path = judge.toString();
        assertThat(Session.run("compare", first.toString(), second.toString(), "--judge", path)
                        .out())
                .contains("(-25 to 0)");
        assertThat(Session.run("agree", first.toString(), second.toString(), "--judge", path)
                        .exit())
                .isEqualTo(ExitCode.OK);
        assertThat(Session.run("report", first.toString(), "--judge", path).out())
                .contains("33.3 % pass");
        assertThat(Session.run("rerule", first.toString(), "--cases", cases.toString(), "--judge", path)
                        .out())
                .contains("all are the same to the letter");
        Session wrong = Session.run("report", first.toString(), "--judge", "exact");
        assertThat(wrong.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(wrong.err()).contains("\"exact\"").contains("\"gemba-mqm\"");
    }

    @Test
    void describesAFolderLikeAnyJudge() {
        assertThat(Session.run("describe", judge.toString()).out())
                .contains("gemba-mqm")
                .contains("severity (choice, for each error of errors, for a model or a person)");
        assertThat(Session.run("schema", judge.toString(), "--part", "verdict").out())
                .contains("\"REVIEW\"");
        assertThat(Session.run("inspect", cases.toString(), "--judge", judge.toString())
                        .out())
                .contains("translation");
    }

    @Test
    void plansForRoundsWhoseListsComeFromAnswers() {
        Session planned = assize("plan", judge.toString(), cases.toString(), "--answerer", "model:openai/gpt-5-mini");
        assertThat(planned.out())
                .contains("Only a model can make 3 lists in them; each is taken to have 5 entries")
                .contains("23 questions");
    }

    @Test
    void auditsWholeVerdictsOfAFile() throws IOException {
        Path replies = Files.writeString(folder.resolve("replies.jsonl"), """
                {"id":"a","reply":{"answers":{"errors":["Katze"],"severity-1":"major","category-1":"accuracy"},"score":-4,"counted":1,"critical":[],"major":["Katze"],"minor":[],"verdict":"REVIEW"}}
                {"id":"b","reply":{"score":0,"counted":0,"critical":[],"major":[],"minor":[],"verdict":"GOOD"}}
                """);
        Session audited = Session.run(
                "audit", judge.toString(), cases.toString(), "--replies", replies.toString(), "--format", "table");
        assertThat(audited.out())
                .contains("/score is -4, expected -5: the file computes it as 0 - min(25, sum(counted))")
                .contains("/verdict is the text \"GOOD\", expected one of");
    }

    @Test
    void tellsEveryMistakeOfAFileAtOnce() throws IOException {
        edit("major: 5, minor: 1", "majr: 5");
        edit("score <= -15", "scor <= -15");
        edit("sum(counted)", "sum(counted) / size(counted)");
        Session refused = Session.run("judge", judge.toString(), cases.toString());
        assertThat(refused.exit()).isEqualTo(ExitCode.USAGE);
        String place = judge.resolve("judge.yaml") + ":";
        assertThat(refused.err().lines().filter(line -> line.contains(place))).hasSizeGreaterThanOrEqualTo(4);
        assertThat(refused.err())
                .containsPattern(
                        "judge.yaml:\\d+:\\d+: the question \"severity\" has no option \"majr\"; did you mean \"major\"\\?")
                .containsPattern("judge.yaml:\\d+:\\d+: the table \"penalty\" lacks the option \"minor\"")
                .containsPattern("judge.yaml:\\d+:\\d+: nothing is called \"scor\"; did you mean \"score\"\\?")
                .containsPattern(
                        "judge.yaml:\\d+:\\d+: only a number that is written out may stand below /; write ratio");
        for (String command : List.of("describe", "schema", "judge-test")) {
            assertThat(Session.run(command, judge.toString()).exit())
                    .as(command)
                    .isEqualTo(ExitCode.USAGE);
        }
    }

    @Test
    void showsDecimalScoresUpToOne() throws IOException {
        Path texts = Files.writeString(folder.resolve("texts.jsonl"), """
                {"id":"a","output":"The quick brown dog jumps on the log.","reference":"The quick brown fox jumps over the lazy dog"}
                {"id":"b","output":"x","reference":"y"}
                """);
        Path first = folder.resolve("first.jsonl");
        Path second = folder.resolve("second.jsonl");
        Session judged = assize("judge", "similarity", texts.toString(), "-o", first.toString(), "--run", "one");
        assertThat(judged.err()).contains("mean score 0.29 of 1");
        assize("judge", "similarity", texts.toString(), "--set", "metric=bleu", "-o", second.toString());
        assertThat(assize("report", "one").out()).contains("mean score 0.29 of 1");
        assertThat(assize("report", "one", "--format", "csv").out()).contains("0.5882");
        assertThat(assize("compare", first.toString(), second.toString()).out()).contains("ALIKE 0.5882");
        assertThat(assize("agree", first.toString(), second.toString()).exit()).isEqualTo(ExitCode.OK);
    }

    @Test
    void tellsHowSureEmbeddedAnswersOfReadyJudgesAre() {
        Session judged = Session.run("judge", "faithfulness", "../examples/faithfulness.jsonl", "--id", "lawyer");
        assertThat(judged.out())
                .containsPattern("\"asks\":\"supported\".*\"value\":\"supported\".*\"confidence\":0\\.[0-9]+")
                .contains("\"doubt\"");
    }

    /** Otherwise a case is UNFAITHFUL and nothing in a table or report says why. */
    @Test
    void namesEachClaimThatTheContextsDoNotState() {
        Session judged = Session.run("judge", "faithfulness", "../examples/faithfulness.jsonl", "--id", "lawyer");
        assertThat(judged.out())
                .contains("\"code\":\"claim-not-stated\",\"severity\":\"major\"")
                .contains("{\"passage\":\"answer\",\"start\":18,\"end\":37,\"quote\":\"He is 20 years old.\"}");
    }

    /** What a text states is read by the rules of its language, and by none where there are none. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            no rules for Spanish  | La farmacia no abre los domingos. | La farmacia abre los domingos.
            no rules for Italian  | La banca è chiusa il sabato.      | La banca è aperta il sabato.
            no rules for Polish   | Sklep jest zamknięty w niedzielę. | Sklep jest otwarty w niedzielę.
            no rules for Japanese | 店は日曜日に開いていません。      | 店は日曜日に開いています。
            no rules for Arabic   | لم توافق البلدية على الميزانية هذا العام | وافقت البلدية على الميزانية في هذا العام
            no rules for Russian  | Магазин не открыт по воскресеньям. | Магазин открыт и по воскресеньям.
            """)
    void declineWhatClaimsSayInALanguageWithoutRules(String reason, String answer, String context) throws IOException {
        Path rows = Files.writeString(
                folder.resolve("foreign.jsonl"),
                "{\"answer\":\"" + answer + "\",\"contexts\":[\"" + context + "\"]}\n");
        Session judged = Session.run("judge", "faithfulness", rows.toString());
        assertThat(judged.out()).contains("\"status\":\"undecided\"").contains("\"rationale\":\"" + reason + "\"");
    }

    @Test
    void tellsWhatAFileOfAnswersLacks() throws IOException {
        Path wrong = Files.writeString(folder.resolve("wrong.jsonl"), """
                {"id":"a","answers":{"errors":"Katze"}}
                {"id":"z","answers":{"errors":[]}}
                """);
        Session session = Session.run("judge", judge.toString(), cases.toString(), "--answerer", "answers:" + wrong);
        assertThat(session.err())
                .contains("found \"Katze\", expected a list of texts")
                .contains("the file of answers has nothing for a case of this id")
                .contains("a file of answers names a case by its id")
                .contains("'assize describe " + judge + "' shows the fields")
                .doesNotContain("try a model that writes JSON");
    }
}
