package dev.assize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.json.Json;
import dev.assize.spark.LocalSpark.Ended;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cases that could end a job, and jobs that were ended. */
class HardCasesTest {

    private static final String PLAIN =
            "{\"id\": \"%s\", \"reference\": \"The sky is blue.\", \"output_text\": \"The sky is blue.\"}\n";

    @TempDir
    private Path folder;

    @Test
    void refusesARecordOfFiftyMegabytesAndGoesOn() throws Exception {
        Path cases = folder.resolve("cases.jsonl");
        try (BufferedWriter writer = Files.newBufferedWriter(cases)) {
            writer.write(String.format(Locale.ROOT, PLAIN, "before"));
            writer.write("{\"id\": \"huge\", \"reference\": \"a\", \"output_text\": \"");
            String some = "word ".repeat(1 << 16);
            for (int i = 0; i < 160; i++) {
                writer.write(some);
            }
            writer.write("\"}\n");
            writer.write(String.format(Locale.ROOT, PLAIN, "after"));
        }
        Ended ended = judge(cases, "--partitions", "16");
        assertThat(ended.code()).as(ended.said()).isEqualTo(3);
        List<String> lines = LocalSpark.lines(out()).lines().toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).contains("\"before\"", "\"judged\"");
        assertThat(lines.get(1)).contains("\"invalid\"", "a record of 50.0 MB", "\"line\":2");
        assertThat(lines.get(2)).contains("\"after\"", "\"judged\"");
    }

    @Test
    void failsACaseThatIsNestedTooDeeplyAndGoesOn() throws Exception {
        String deep = "[".repeat(900) + "]".repeat(900);
        Path cases = Files.writeString(
                folder.resolve("cases.jsonl"),
                String.format(Locale.ROOT, PLAIN, "a") + "{\"id\": \"deep\", \"reference\": " + deep
                        + ", \"output_text\": " + "[".repeat(3000) + "\n" + String.format(Locale.ROOT, PLAIN, "b"));
        judge(cases, "--partitions", "2");
        assertThat(LocalSpark.lines(out())).isEqualTo(LocalSpark.expected("reference-coverage", cases));
    }

    @Test
    void balancesFilesOfVeryDifferentSize() throws Exception {
        Path small = Files.writeString(folder.resolve("a.jsonl"), String.format(Locale.ROOT, PLAIN, "a"));
        Path large = Files.writeString(
                folder.resolve("b.jsonl"),
                String.format(Locale.ROOT, PLAIN, "b").repeat(400));
        LocalSpark.job(
                "reference-coverage", small.toString(), large.toString(), "-o", out().toString(), "--partitions", "8");
        try (Stream<Path> parts = Files.list(out())) {
            List<Long> counts = parts.filter(path -> path.toString().endsWith(".jsonl"))
                    .map(path -> count(path))
                    .toList();
            assertThat(counts).hasSize(8).allMatch(count -> count >= 49 && count <= 52);
        }
    }

    @Test
    void goesOnWhereAKilledJobStopped() throws Exception {
        Path cases = Files.writeString(
                folder.resolve("cases.jsonl"),
                String.format(Locale.ROOT, PLAIN, "x").repeat(60));
        judge(cases, "--partitions", "6");
        String whole = LocalSpark.lines(out());
        // What a job leaves that was killed: parts that count, one that was moved and not counted, and halves of
        // others.
        Files.delete(out().resolve("_SUCCESS"));
        Files.delete(out().resolve("_assize/part-00001.json"));
        Files.delete(out().resolve("_assize/part-00004.json"));
        Files.delete(out().resolve("part-00004.jsonl"));
        Files.createDirectories(out().resolve("_assize/attempts/part-00004.77"));
        Files.writeString(out().resolve("_assize/attempts/part-00004.77/part-00004.jsonl"), "half a li");
        // A line that is kept is not judged again, so it stays as somebody changed it.
        Path kept = out().resolve("part-00000.jsonl");
        Files.writeString(kept, Files.readString(kept).replace("\"judged\"", "\"kept\""));
        Ended ended = judge(cases, "--resume");
        assertThat(ended.code()).as(ended.said()).isZero();
        assertThat(ended.said()).contains("60 cases: 60 judged");
        assertThat(LocalSpark.lines(out()).replace("\"kept\"", "\"judged\"")).isEqualTo(whole);
        assertThat(Files.readString(kept)).contains("\"kept\"");
        assertThat(out().resolve("_SUCCESS")).exists();
        assertThat(out().resolve("_assize/attempts")).doesNotExist();
    }

    @Test
    void goesOnOnlyWithTheSameJob() throws Exception {
        Path cases = Files.writeString(folder.resolve("cases.jsonl"), String.format(Locale.ROOT, PLAIN, "x"));
        judge(cases);
        Files.writeString(cases, String.format(Locale.ROOT, PLAIN, "y").repeat(2));
        assertThat(judge(cases, "--resume"))
                .satisfies(ended -> assertThat(ended.code()).isEqualTo(2))
                .satisfies(ended -> assertThat(ended.said()).contains("--resume: ", "another input"));
        String job = Files.readString(out().resolve("_assize/job.json"));
        assertThat(Json.parse(job).path("judge").asText()).isEqualTo("reference-coverage");
    }

    private Path out() {
        return folder.resolve("out");
    }

    private Ended judge(Path cases, String... options) {
        return LocalSpark.job(Stream.concat(
                        Stream.of("reference-coverage", cases.toString(), "-o", out().toString()), Stream.of(options))
                .toArray(String[]::new));
    }

    private static long count(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
