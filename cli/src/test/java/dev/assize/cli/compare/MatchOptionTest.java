package dev.assize.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cases without ids meet by their row, their input or a field; two outputs of one row meet by themselves. */
class MatchOptionTest {

    @TempDir
    Path folder;

    private String store = "";

    @BeforeEach
    void judgeTwice() throws IOException {
        store = folder.resolve("store.db").toString();
        Path before = Files.writeString(folder.resolve("before.csv"), """
                key,input,reference,output_text
                k1,Where is the tower?,The tower is in Paris.,In Rome.
                k2,Who wrote the book?,Ann Miller wrote the book.,Ann Miller wrote the book.
                """);
        Path after = Files.writeString(folder.resolve("after.csv"), """
                key,input,reference,output_text
                k2,Who wrote the book?,Ann Miller wrote the book.,Ann Miller wrote the book.
                k1,Where is the tower?,The tower is in Paris.,The tower is in Paris.
                """);
        for (Path cases : new Path[] {before, after}) {
            String name = cases.getFileName().toString().replace(".csv", "");
            Session judged = Session.run(
                    "judge",
                    "reference-coverage",
                    cases.toString(),
                    "--run",
                    name,
                    "--store",
                    store,
                    "-q",
                    "-o",
                    folder.resolve(name + ".jsonl").toString());
            assertThat(judged.exit()).as(judged.err()).isEqualTo(ExitCode.OK);
        }
    }

    private Session compare(String how, String... more) {
        String[] arguments =
                new String[] {"compare", "before", "after", "--store", store, "--match-by", how, "--format", "json"};
        String[] all = new String[arguments.length + more.length];
        System.arraycopy(arguments, 0, all, 0, arguments.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return Session.run(all);
    }

    @Test
    void haveNothingInCommonByTheirIds() {
        Session session = Session.run("compare", "before", "after", "--store", store);
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err()).contains("match them by row, by input or by another field");
    }

    @Test
    void meetByTheirInputWhateverTheirOrder() {
        Session session = compare("input");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        assertThat(session.out()).contains("Where is the tower? [").doesNotContain("Who wrote the book? [");
    }

    @Test
    void meetByAField() {
        Session session = compare("key");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        assertThat(session.out()).contains("\"k1\"").doesNotContain("\"k2\"");
        assertThat(compare("nowhere").err()).contains("has no field \"nowhere\" to match by");
    }

    @Test
    void meetByTheirRow() throws IOException {
        Session session = compare("row");
        assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        assertThat(session.out()).contains("\"row 1\"").contains("\"same\": 1");
        Session page = Session.run(
                "compare",
                "before",
                "after",
                "--store",
                store,
                "--match-by",
                "row",
                "-o",
                folder.resolve("page.html").toString());
        assertThat(page.exit()).as(page.err()).isEqualTo(ExitCode.OK);
        assertThat(Files.readString(folder.resolve("page.html")))
                .contains("row 1")
                .contains("Ann Miller");
        Session files = Session.run(
                "agree",
                folder.resolve("before.jsonl").toString(),
                folder.resolve("after.jsonl").toString(),
                "--match-by",
                "row");
        assertThat(files.exit()).as(files.err()).isEqualTo(ExitCode.OK);
    }

    @Test
    void needsTheCasesToMeetByInput() {
        Session session = Session.run(
                "compare",
                folder.resolve("before.jsonl").toString(),
                folder.resolve("after.jsonl").toString(),
                "--match-by",
                "input");
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err()).contains("name the file of the cases too").contains("match by row");
    }

    @Test
    void meetByTheInputOfTheCasesThatAreNamedBesideFilesOfResults() throws IOException {
        for (String how : new String[] {"input", "key"}) {
            Session session = Session.run(
                    "compare",
                    folder.resolve("before.jsonl").toString(),
                    folder.resolve("after.jsonl").toString(),
                    "--match-by",
                    how,
                    "--cases",
                    folder.resolve("before.csv").toString(),
                    "--cases",
                    folder.resolve("after.csv").toString(),
                    "--format",
                    "json");
            assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
            JsonNode files = Json.parse(session.out());
            JsonNode stored = Json.parse(compare(how).out());
            assertThat(files.path("changes")).isNotEmpty().isEqualTo(stored.path("changes"));
            assertThat(files.path("measures")).isEqualTo(stored.path("measures"));
        }
    }

    @Test
    void judgesTwoOutputsOfOneRowAndComparesThem() throws IOException {
        Path cases = Files.writeString(folder.resolve("two.csv"), """
                question,reference,model_a,model_b
                Where?,The tower is in Paris.,In Rome.,The tower is in Paris.
                Who?,Ann Miller wrote the book.,Ann Miller wrote the book.,Ann Miller wrote the book.
                """);
        Path results = folder.resolve("two.jsonl");
        Session judged = Session.run(
                "judge",
                "reference-coverage",
                cases.toString(),
                "--output-field",
                "model_a",
                "--output-field",
                "model_b",
                "-o",
                results.toString());
        assertThat(judged.exit()).as(judged.err()).isEqualTo(ExitCode.OK);
        assertThat(folder.resolve("two-model_a.jsonl")).exists();
        assertThat(folder.resolve("two-model_b.jsonl")).exists();
        assertThat(judged.out())
                .contains("two-model_a.jsonl and two-model_b.jsonl")
                .contains("mean score");
        assertThat(judged.err())
                .contains("assize compare")
                .contains("judges the output at model_a")
                .contains("judges the output at model_b");
        for (String how : List.of("row", "input", "question")) {
            assertThat(Session.run(
                                    "compare",
                                    folder.resolve("two-model_a.jsonl").toString(),
                                    folder.resolve("two-model_b.jsonl").toString(),
                                    "--match-by",
                                    how,
                                    "--cases",
                                    cases.toString())
                            .out())
                    .as("the records are the same and hold both outputs, not the one that was judged")
                    .contains("Same judge, different outputs");
        }

        Session kept = Session.run(
                "judge",
                "reference-coverage",
                cases.toString(),
                "--output-field",
                "model_a",
                "--output-field",
                "model_b",
                "--run",
                "trial",
                "--store",
                store,
                "--pass",
                "score >= 3");
        assertThat(kept.exit()).as(kept.err()).isEqualTo(ExitCode.OK);
        Session compared = Session.run("compare", "trial-model_a", "trial-model_b", "--store", store);
        assertThat(compared.exit()).as(compared.err()).isEqualTo(ExitCode.OK);
        assertThat(compared.out()).contains("pass rate");

        Session one = Session.run("judge", "reference-coverage", cases.toString(), "--output-field", "model_b");
        assertThat(one.out().lines()).hasSize(2);
        Session mixed = Session.run(
                "judge",
                "reference-coverage",
                cases.toString(),
                "--output-field",
                "model_a",
                "--output-field",
                "model_b");
        assertThat(mixed.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(mixed.err()).contains("results-model_a.jsonl").contains("--run NAME");
    }
}
