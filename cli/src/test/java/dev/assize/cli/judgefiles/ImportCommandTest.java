package dev.assize.cli.judgefiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Graders of other tools: run as they are, and imported. */
class ImportCommandTest {

    private static final String CHECK =
            "{\"type\":\"string_check\",\"name\":\"same\",\"input\":\"{{sample.output_text}}\",\"reference\":\"{{item.answer}}\",\"operation\":\"eq\"}";
    private static final String LIKENESS =
            "{\"type\":\"text_similarity\",\"name\":\"like\",\"input\":\"{{ sample.output_json.name }}\",\"reference\":\"{{item.answer}}\",\"evaluation_metric\":\"fuzzy_match\",\"pass_threshold\":0.8}";
    private static final String SCORE =
            "{\"type\":\"score_model\",\"name\":\"tone\",\"model\":\"o4-mini\",\"range\":[-1,1],\"pass_threshold\":0,\"input\":[{\"role\":\"user\",\"content\":\"Rate {{ sample.output_text }}\"}]}";
    private static final String LABEL =
            "{\"type\":\"label_model\",\"name\":\"kind\",\"model\":\"o4-mini\",\"labels\":[\"good\",\"bad\"],\"passing_labels\":[\"good\"],\"input\":[{\"role\":\"user\",\"content\":\"Sort {{ sample.output_text }}\"}]}";

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void saysWhereToLookForALongPrompt() throws IOException {
        Path prompt = write("prompt.txt", "# Judge\n**Objective:** grade it\n: {{ x }}\n");
        assertThat(Session.run("import", prompt.toString()).err())
                .contains(
                        "prompt.txt was read as YAML of another tool; how a long prompt becomes a judge file stands in"
                                + " docs/own-judges.md");
    }

    private Path cases() throws IOException {
        return write("cases.jsonl", """
                {"id":"a","item":{"answer":"Paris"},"sample":{"output_text":"Paris"}}
                {"id":"b","item":{"answer":"Rome"},"sample":{"output_text":"{\\"name\\": \\"Roma\\"}"}}
                {"id":"c","sample":{"output_text":"no item"}}
                {"id":"d","item":{"answer":"x"}}
                """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                CHECK,
                LIKENESS,
                SCORE,
                LABEL,
                "{\"type\":\"multi\",\"graders\":{\"a\":" + CHECK + ",\"b\":" + LIKENESS + ",\"c\":" + SCORE
                        + "},\"calculate_output\":\"0.5 * a + max(b, 0.25) / 2 + c\"}",
                "{\"name\":\"eval\",\"testing_criteria\":[" + CHECK + "," + LABEL + "]}"
            })
    void givesTheSameBytesAsTheGraderItself(String grader) throws IOException {
        Path json = write("grader.json", grader);
        Path yaml = folder.resolve("judge.yaml");
        Path cases = cases();
        Path given = write("given.jsonl", """
                {"id":"a","answers":{"rating":2,"tone":2,"c":2,"grader":"good","kind":"good","score":2}}
                {"id":"b","answers":{"rating":0.5,"tone":0.5,"c":0.5,"grader":"bad","kind":"bad","score":0.5}}
                """);
        assertThat(Session.run("import", json.toString(), "-o", yaml.toString()).exit())
                .isEqualTo(ExitCode.OK);
        Session direct =
                Session.run("judge", "--grader", json.toString(), cases.toString(), "--answerer", "answers:" + given);
        Session named = Session.run("judge", json.toString(), cases.toString(), "--answerer", "answers:" + given);
        Session imported = Session.run("judge", yaml.toString(), cases.toString(), "--answerer", "answers:" + given);
        assertThat(direct.out()).contains("\"status\":\"invalid\"").isEqualTo(named.out());
        assertThat(withoutEpoch(imported.out())).isEqualTo(withoutEpoch(direct.out()));
        assertThat(imported.exit()).isEqualTo(direct.exit());
    }

    private static String withoutEpoch(String results) {
        return results.replaceAll("\"epoch\":\"[0-9a-f]+\"", "\"epoch\":\"\"");
    }

    @Test
    void namesWhatItLeavesOut() throws IOException {
        Path config = write("promptfooconfig.yaml", """
                defaultTest:
                  assert:
                    - {type: contains, value: Paris}
                    - {type: latency, threshold: 5}
                    - {type: meteor, value: Paris}
                """);
        Session imported = Session.run("import", config.toString());
        assertThat(imported.exit()).isEqualTo(ExitCode.OK);
        assertThat(imported.out()).contains("contains(output, 'Paris')");
        assertThat(imported.err())
                .contains("not imported: line 4: latency measures the call")
                .contains("note: line 5: meteor is computed as nltk does");
    }

    @Test
    void doesNotRunAnEvalHalf() throws IOException {
        Path eval = write(
                "eval.json",
                "{\"testing_criteria\":[" + CHECK + ",{\"type\":\"python\",\"name\":\"own\",\"source\":\"\"}]}");
        Session judged = Session.run("judge", eval.toString(), cases().toString());
        assertThat(judged.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(judged.err()).contains("cannot run as it is").contains("\"own\": a python grader is a program");
    }

    @Test
    void pointsAtWhatIsWrongInAGrader() throws IOException {
        Path json = write("grader.json", CHECK.replace("\"eq\"", "\"equal\"").replace("item.answer", "itm.answer"));
        Session refused = Session.run("judge", json.toString(), cases().toString());
        assertThat(refused.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(refused.err())
                .containsPattern("grader.json:1:\\d+: found the operation \"equal\"")
                .containsPattern("grader.json:1:\\d+: \\{\\{ itm.answer }} cannot be filled");
    }

    @Test
    void pointsToTheImportOfAFileOfAnotherTool() throws IOException {
        Path promptfoo = Files.writeString(folder.resolve("promptfoo.yaml"), """
                prompts: ["Say {{topic}}"]
                tests:
                  - vars: {topic: cats}
                    assert: [{type: contains, value: meow}]
                """);
        Session session = Session.run("describe", promptfoo.toString());
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err()).contains("'assize import " + promptfoo + "'").doesNotContain("a judge file needs");
        assertThat(Session.run("import", folder.resolve("nowhere.json").toString())
                        .err())
                .contains("there is no file");
    }

    @Test
    void readsARubricAsTheDatasetOfPrometheusWritesIt() throws IOException {
        Path rubric = Files.writeString(folder.resolve("rubric.json"), """
                {"orig_criteria": "Is it polite?", "orig_score1_description": "rude", "orig_score2_description": "curt",
                 "orig_score3_description": "neutral", "orig_score4_description": "kind", "orig_score5_description": "polite"}
                """);
        Session session = Session.run("import", rubric.toString());
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        assertThat(session.out()).contains("Is it polite?").contains("5: polite");
    }
}
