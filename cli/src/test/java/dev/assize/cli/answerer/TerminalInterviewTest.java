package dev.assize.cli.answerer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TerminalInterviewTest {

    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void write() throws Exception {
        Files.writeString(
                folder.resolve("cases.jsonl"),
                "{\"id\":\"tower\",\"input\":\"How high is it?\",\"reference\":\"The tower is 330 m high.\",\"output_text\":\"It"
                        + " is 330 m high.\"}\n");
    }

    private Session judge(String input, String... more) {
        String[] arguments = new String[6 + more.length];
        System.arraycopy(
                new String[] {
                    "judge",
                    "reference-coverage",
                    folder.resolve("cases.jsonl").toString(),
                    "--answerer",
                    "human:ann",
                    "--store=" + folder.resolve("store.db")
                },
                0,
                arguments,
                0,
                6);
        System.arraycopy(more, 0, arguments, 6, more.length);
        return Session.run(input, Terminal.plain(), arguments);
    }

    @Test
    void asksOneQuestionAfterTheOtherAndHoldsThePersonToTheContract() throws Exception {
        String answers = String.join(
                "\n",
                "The tower is 330 m high.", // the facts
                "",
                "", // no conclusion
                "", // no term
                "perhaps", // no answer to a yes/no question
                "?",
                "y",
                "It is 331 m high.", // not in the output
                "y",
                "It is 330 m high.",
                "y",
                "y",
                "y",
                "y");
        Session session = judge(answers + "\n", "--run", "by-ann");
        assertThat(session.err()).contains("» The tower is 330 m high.", "That is no answer", "is not in");
        JsonNode line = Json.parse(session.out().lines().findFirst().orElseThrow());
        assertThat(line.path("answers").findValuesAsText("by")).containsOnly("human:ann");
        assertThat(line.path("verdict").path("score").asInt()).isEqualTo(5);
        assertThat(session.exit()).isZero();
    }

    @Test
    void keepsWhatWasAnsweredWhenThePersonEnds() {
        Session ended = judge("The tower is 330 m high.\n\nq\n", "--run", "by-ann");
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err()).contains("whoever answers wants to end");
        Session again = Session.run(
                "q\n",
                Terminal.plain(),
                "resume",
                "by-ann",
                "--store",
                folder.resolve("store.db").toString());
        // The facts are not asked again.
        assertThat(again.err()).doesNotContain("List the facts").contains("List the conclusions");
    }

    @Test
    void takesNoCasesFromWhereTheAnswersComeFrom() {
        Session session = Session.run("", Terminal.plain(), "judge", "reference-coverage", "-", "--answerer", "human");
        assertThat(session.exit()).isEqualTo(2);
        assertThat(session.err()).contains("--answerer", "answers come from the terminal");
        assertThat(judge("", "--escalate", "human:a b").err()).contains("expected a name of letters");
    }
}
