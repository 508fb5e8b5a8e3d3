package dev.assize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.spark.LocalSpark.Ended;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeJobTest {

    private static final Path CASES = LocalSpark.EXAMPLES.resolve("reference-coverage.jsonl");

    @TempDir
    private Path folder;

    @Test
    void writesParquetWithAllOfTheResult() throws Exception {
        Ended ended = coverage(CASES, "--output-format", "parquet", "--partitions", "3");
        assertThat(ended.code()).as(ended.said()).isZero();
        Dataset<Row> results = LocalSpark.session().read().parquet(out().toString());
        assertThat(results.schema()).isEqualTo(AssizeSpark.schema());
        List<String> lines = results.select("result").collectAsList().stream()
                .map(row -> row.getString(0))
                .sorted()
                .toList();
        assertThat(lines).isEqualTo(expectedLines(CASES));
        Row one = results.where("size(findings) > 0").first();
        assertThat(one.<Row>getList(one.fieldIndex("findings")).get(0).getString(0))
                .isNotBlank();
    }

    @Test
    void readsParquetOrcAndTables() throws Exception {
        Dataset<Row> cases = LocalSpark.session().read().json(CASES.toString());
        cases.repartition(2).write().parquet(folder.resolve("cases.parquet").toString());
        cases.write().orc(folder.resolve("cases.orc").toString());
        cases.createOrReplaceTempView("answers");
        for (String[] input : new String[][] {
            {folder + "/cases.parquet"}, {folder + "/cases.orc"}, {"answers", "--input-format", "table"}
        }) {
            Ended ended = coverage(
                    Path.of(input[0]),
                    Stream.concat(Stream.of(input).skip(1), Stream.of("--replace"))
                            .toArray(String[]::new));
            assertThat(ended.code()).as(ended.said()).isZero();
            assertThat(LocalSpark.lines(out()).lines().sorted().toList()).isEqualTo(expectedLines(CASES));
        }
    }

    @Test
    void readsCsvAndPackedFilesAsTheCommandLineDoes() throws Exception {
        Path csv = Files.writeString(
                folder.resolve("cases.csv"), "id,reference,output_text\n1,\"blue\nsky\",blue sky\n2,green,red\n");
        Path packed = folder.resolve("more.jsonl.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            out.write(Files.readString(CASES).getBytes(StandardCharsets.UTF_8));
        }
        Ended ended = LocalSpark.job(
                "reference-coverage", csv.toString(), packed.toString(), "-o", out().toString(), "--partitions", "4");
        assertThat(ended.code()).as(ended.said()).isZero();
        assertThat(LocalSpark.lines(out())).isEqualTo(LocalSpark.expected("reference-coverage", csv, packed));
    }

    @Test
    void makesFoldersOfValues() throws Exception {
        Ended ended = coverage(CASES, "--partition-by", "status,score", "--partitions", "2");
        assertThat(ended.code()).as(ended.said()).isZero();
        assertThat(LocalSpark.lines(out()).lines().sorted().toList()).isEqualTo(expectedLines(CASES));
        assertThat(out().resolve("status=judged/score=5.0")).isDirectory();
        assertThat(LocalSpark.session().read().json(out().toString()).columns()).contains("status", "score");
    }

    @Test
    void tellsWhatTheCommandLineTells() {
        Ended ended = coverage(CASES, "--partitions", "5", "--pass", "score>=4", "--fail-on", "score < 3");
        assertThat(ended.code()).isEqualTo(1);
        assertThat(ended.said())
                .containsPattern("9 cases: 9 judged; [0-9.]+ % pass \\(95 %: [0-9. to]+\\); mean score ")
                .containsPattern("assize: failed, because \\d cases have score < 3, the first is \\S+");
        assertThat(coverage(CASES, "--replace", "--fail-on", "mean < 5").said()).contains("the run has mean < 5");
        assertThat(coverage(CASES, "--replace", "--pass", "PASS"))
                .satisfies(wrong -> assertThat(wrong.code()).isEqualTo(2))
                .satisfies(wrong -> assertThat(wrong.said()).contains("--pass: "));
    }

    @Test
    void countsWhatPassesByAnyExpression() {
        Ended ended = coverage(CASES, "--partitions", "3", "--pass", "size(findings) == 0");
        Ended other = coverage(CASES, "--replace", "--partitions", "4", "--pass", "size(findings) >= 0");
        assertThat(ended.said())
                .containsPattern("; [1-9][0-9.]* % pass \\(95 %")
                .doesNotContain("100.0 % pass");
        assertThat(other.said()).contains("; 100.0 % pass (95 %");
    }

    @Test
    void goesOnWithItsOwnConditions() {
        Ended ended = coverage(CASES, "--pass", "score>=4", "--fail-on", "score < 3");
        assertThat(ended.code()).isEqualTo(1);
        Ended same = coverage(CASES, "--resume");
        assertThat(same.code()).isEqualTo(1);
        assertThat(same.said()).isEqualTo(ended.said()).contains(" % pass");
        Ended other = coverage(CASES, "--resume", "--pass", "score>=3");
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.said()).contains("--resume: ", "had another pass");
    }

    @Test
    void replacesNothingBeforeItKnowsThatItCanJudge() throws Exception {
        coverage(CASES);
        String before = LocalSpark.lines(out());
        assertThat(coverage(folder.resolve("none.jsonl"), "--replace").code()).isEqualTo(2);
        assertThat(LocalSpark.lines(out())).isEqualTo(before).isNotEmpty();
    }

    @Test
    void deletesNoCasesTogetherWithTheResults() throws Exception {
        coverage(CASES);
        Path inside = Files.copy(CASES, out().resolve("cases.jsonl"));
        Path linked = Files.createSymbolicLink(folder.resolve("linked"), out());
        LocalSpark.session()
                .read()
                .json(CASES.toString())
                .write()
                .parquet(out().resolve("cases.parquet").toString());
        for (Path cases : List.of(inside, linked.resolve("cases.jsonl"), out().resolve("cases.parquet"))) {
            Ended ended = coverage(cases, "--replace");
            assertThat(ended.code()).as(ended.said()).isEqualTo(2);
            assertThat(ended.said()).contains("--output: ", "is to be judged and lies in ");
        }
        assertThat(inside).hasSameBinaryContentAs(CASES);
        Path beside = Files.copy(CASES, folder.resolve("out.jsonl"));
        assertThat(coverage(beside, "--replace").code()).isZero();
    }

    @Test
    void saysWhenNothingWasReallyJudged() throws Exception {
        Path empty = Files.writeString(folder.resolve("empty.jsonl"), "{\"reference\": \"\", \"output_text\": \"\"}\n");
        Ended ended = coverage(empty);
        assertThat(ended.code()).as(ended.said()).isEqualTo(3);
        assertThat(ended.said()).contains("every case lacks a text that the judge needs");
    }

    @Test
    void refusesWhatCannotBeJudged() throws Exception {
        assertThat(coverage(folder.resolve("none.jsonl")))
                .satisfies(wrong -> assertThat(wrong.code()).isEqualTo(2))
                .satisfies(wrong -> assertThat(wrong.said()).contains("none.jsonl: no such file"));
        Path other = Files.writeString(folder.resolve("other.jsonl"), "{\"answer\": \"a\", \"truth\": \"b\"}\n");
        assertThat(coverage(other).said()).contains("--map: other.jsonl: ", "reference=truth");
        assertThat(coverage(other, "--map", "output_text=answer", "--map", "reference=truth")
                        .code())
                .isZero();
        assertThat(coverage(CASES).said()).contains("has results already");
        Files.createDirectories(folder.resolve("mine"));
        Files.writeString(folder.resolve("mine/thesis.txt"), "x");
        assertThat(LocalSpark.job("reference-coverage", CASES.toString(), "-o", folder + "/mine", "--replace")
                        .said())
                .contains("no job's");
        Path empty = Files.writeString(folder.resolve("empty.jsonl"), "\n");
        assertThat(coverage(empty, "--replace").code()).isEqualTo(3);
        assertThat(coverage(empty, "--replace", "--allow-empty").code()).isZero();
    }

    private Path out() {
        return folder.resolve("out");
    }

    private Ended coverage(Path cases, String... options) {
        return LocalSpark.job(Stream.concat(
                        Stream.of("reference-coverage", cases.toString(), "-o", out().toString()), Stream.of(options))
                .toArray(String[]::new));
    }

    private static List<String> expectedLines(Path cases) throws Exception {
        return LocalSpark.expected("reference-coverage", cases).lines().sorted().toList();
    }

    @Test
    void readsTextFilesAsTheCommandLineDoes() throws Exception {
        String words = "L\u2019été à l\u2019école";
        Path table = folder.resolve("cases.csv");
        Files.writeString(
                table,
                "id|reference|output_text\na|" + words + "|" + words + "\n",
                java.nio.charset.Charset.forName("windows-1252"));
        Ended csv = LocalSpark.job(
                "reference-coverage",
                table.toString(),
                "-o",
                folder.resolve("csv").toString(),
                "--delimiter",
                "pipe",
                "--encoding",
                "windows-1252");
        assertThat(csv.code()).as(csv.said()).isZero();
        assertThat(LocalSpark.lines(folder.resolve("csv"))).contains("\"id\":\"a\"", "été");
        Path inside = Files.writeString(
                folder.resolve("cases.json"),
                "{\"data\": {\"rows\": [{\"id\": \"b\", \"reference\": \"The sky is blue.\", \"output_text\": \"Blue.\"}]}}");
        Ended json = LocalSpark.job(
                "reference-coverage",
                inside.toString(),
                "-o",
                folder.resolve("json").toString(),
                "--records",
                "data.rows");
        assertThat(LocalSpark.lines(folder.resolve("json"))).as(json.said()).contains("\"id\":\"b\"");
        Ended columns = LocalSpark.job(
                "reference-coverage",
                "some.table",
                "--input-format",
                "table",
                "-o",
                folder.resolve("none").toString(),
                "--encoding",
                "UTF-16");
        assertThat(columns.code()).isEqualTo(2);
        assertThat(columns.said()).contains("--encoding is for text files");
    }
}
