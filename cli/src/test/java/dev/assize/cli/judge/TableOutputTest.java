package dev.assize.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table of a run, and what is told below it. */
class TableOutputTest {

    private static final int GOOD = 40;

    @TempDir
    Path folder;

    private String cases = "";

    @BeforeEach
    void write() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 1; i <= GOOD; i++) {
            lines.append("{\"id\":\"good-")
                    .append(i)
                    .append(
                            "\",\"reference\":\"The tower is in Paris.\",\"output_text\":\"The tower is in Paris.\"}\n");
        }
        lines.append("{\"id\":\"bad\",\"reference\":\"The tower is in Paris.\",\"output_text\":\"No idea.\"}\n");
        for (int i = 1; i <= 3; i++) {
            lines.append("{\"id\":\"odd-")
                    .append(i)
                    .append(
                            "\",\"reference\":\"The tower is in Paris.\",\"output_text\":{\"a\":1,\"b\":\"a text that says something\"}}\n");
        }
        lines.append("""
                {"id":"torre","reference":"La torre está en París y fue construida por la empresa de un ingeniero.","output_text":"La torre está en París y fue construida."}
                """);
        cases = Files.writeString(folder.resolve("cases.jsonl"), lines).toString();
    }

    @Test
    void printsCriticalFindingsInFullOnceEach() throws IOException {
        String blank = Files.writeString(folder.resolve("blank.jsonl"), """
                        {"id":"a","reference":"The tower is in Paris.","output_text":""}
                        {"id":"b","reference":"The tower is in Paris.","output_text":" "}
                        {"id":"c","reference":"The tower is in Paris.","output_text":"The tower is in Paris."}
                        """).toString();
        Session session = Session.run("judge", "reference-coverage", blank, "--format", "table", "--by", "langauge");
        assertThat(session.out().replace("\n  ", " "))
                .contains(
                        "\n2 cases, first a: The field \"output_text\" is missing or blank, so there is nothing to compare.\n")
                .contains("No case has a field \"langauge\"");
    }

    @Test
    void showsTheWorstFirstAndNoMoreThanAScreenful() {
        Session session = Session.run("judge", "reference-coverage", cases, "--format", "table");
        assertThat(session.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        List<String> lines = session.out().lines().toList();
        assertThat(lines.get(1)).startsWith("odd-1 ");
        assertThat(lines.get(4)).startsWith("torre ").contains("undecided").contains("no rules for Spanish");
        assertThat(lines.get(5)).startsWith("bad ");
        assertThat(lines.get(6)).startsWith("good-1 ");
        assertThat(session.out()).contains("… 25 more; -o FILE or --all");
        assertThat(session.out().lines().filter(line -> line.contains("/5"))).hasSizeLessThan(20);
    }

    @Test
    void showsAllInTheirOrderWhenAsked() {
        Session session = Session.run("judge", "reference-coverage", cases, "--format", "table", "--all");
        List<String> lines = session.out().lines().toList();
        assertThat(lines.get(1)).startsWith("good-1 ");
        assertThat(lines.get(GOOD + 5)).startsWith("torre ");
        assertThat(session.out()).doesNotContain("more; -o FILE");
    }

    @Test
    void tellsEachProblemOnceAndInFull() {
        Session session = Session.run("judge", "reference-coverage", cases, "--format", "table");
        assertThat(session.out())
                .contains("3 invalid, first cases.jsonl:42: field \"output_text\": found an object with 2 fields,"
                        + " expected text")
                .contains("torre: undecided, no answer to list-facts: no rules for Spanish")
                .contains("3 answers withheld: 3 cannot tell, no rules for Spanish")
                .contains("'assize describe reference-coverage' shows the fields of a case, --map FIELD=PATH")
                .contains("cascade:embedded,model:PROVIDER/NAME");
        Session piped = Session.run("judge", "reference-coverage", cases);
        assertThat(piped.err())
                .contains("3 invalid, first cases.jsonl:42: field \"output_text\"")
                .contains("no rules for Spanish");
    }
}
