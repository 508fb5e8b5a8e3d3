package dev.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.engine.setup.Environment;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cases that are not there, or cannot be read: whichever command misses them says so, and does not end with 0. */
class MissingCasesTest {

    private static final String CASE =
            "{\"id\":\"sky\",\"reference\":\"The sky is blue.\",\"output_text\":\"The sky is blue.\"}\n";
    private static final String REPLY = "{\"id\":\"sky\",\"reply\":{\"score\":5}}\n";

    @TempDir
    Path folder;

    @Test
    void areToldByProbeWhereACompressedMemberIsBroken() throws IOException {
        ByteArrayOutputStream members = new ByteArrayOutputStream();
        members.write(packed(CASE));
        byte[] broken = packed(CASE.replace("sky", "sea"));
        broken[broken.length / 2] ^= 0x55;
        members.write(broken);
        Path file = Files.write(folder.resolve("cases.jsonl.gz"), members.toByteArray());
        Session session = Session.run("probe", "reference-coverage", file.toString());
        assertThat(session.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        assertThat(session.err())
                .contains(
                        "1 record could not be read and is left out, first cases.jsonl.gz:1: found data that breaks off");
        assertThat(session.out()).contains("Report card");
    }

    @Test
    void areNotLookedForUnderANameThatNoFileCanHave() {
        for (String command : new String[] {"judge reference-coverage", "inspect", "report"}) {
            String[] words = (command + " a\0b.jsonl").split(" ");
            Session session = Session.run(words);
            assertThat(session.exit()).as(command).isEqualTo(ExitCode.USAGE);
            assertThat(session.err()).doesNotContain("internal error").doesNotContain("Exception");
        }
    }

    private static byte[] packed(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream packing = new GZIPOutputStream(bytes)) {
            packing.write(text.getBytes(UTF_8));
        }
        return bytes.toByteArray();
    }

    @Test
    void areNoGoodAudit() throws IOException {
        String empty = file("empty.jsonl", "");
        String replies = file("replies.jsonl", REPLY);
        Session session = Session.run("audit", "reference-coverage", empty, "--replies", replies, "--fail-if-broken");
        assertThat(session.exit()).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        assertThat(session.err()).contains("there was no case at all");
    }

    @Test
    void areNoticedByAnAuditWhoseCasesAreShortenedMeanwhile() throws IOException {
        Path cases = Path.of(file("cases.jsonl", CASE.repeat(3_000)));
        AtomicBoolean shortened = new AtomicBoolean();
        OutputStream out = new OutputStream() {
            @Override
            public void write(int unit) throws IOException {
                if (!shortened.getAndSet(true)) {
                    Files.writeString(cases, CASE.repeat(10));
                }
            }

            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                write(0);
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = CommandLineApp.run(
                new String[] {
                    "audit", "reference-coverage", cases.toString(), "--replies", file("replies.jsonl", REPLY), "-q"
                },
                new Environment(Map.of()),
                new Streams(InputStream.nullInputStream(), out, new PrintStream(err, true, UTF_8)),
                Terminal.plain());
        assertThat(exit).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        assertThat(err.toString(UTF_8)).contains("cases.jsonl was changed while it was read");
    }

    /** What is read twice, or beside something else, cannot come from a pipe; it must not count as empty. */
    @Test
    void areNotTakenFromAPipeThatNobodyReads() throws IOException {
        String cases = file("cases.jsonl", CASE);
        String results = folder.resolve("results.jsonl").toString();
        Session.run("judge", "reference-coverage", cases, "-o", results);
        for (String[] command : new String[][] {
            {"compare", "-", results},
            {"compare", results, "-"},
            {"agree", results, "--labels", "-"},
            {"rerule", "-", "--cases", cases},
            {"rerule", results, "--cases", "-"},
            {"report", results, "--cases", "-"},
            {"runs", "import", "-", "--store", folder.resolve("s.db").toString()},
            {"inspect", "-"},
            {"judge", "reference-coverage", cases, "--answerer", "answers:-"}
        }) {
            Session session = Session.run(CASE, Terminal.plain(), command);
            assertThat(session.exit()).as(String.join(" ", command)).isEqualTo(ExitCode.USAGE);
            assertThat(session.err()).contains("standard input cannot be read here");
        }
    }

    @Test
    void areNotPutToAPersonWhoCannotAnswer() throws IOException {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = CommandLineApp.run(
                new String[] {"judge", "reference-coverage", file("cases.jsonl", CASE), "--answerer", "human:ann"},
                new Environment(Map.of()),
                new Streams(new ClosedInput(), OutputStream.nullOutputStream(), new PrintStream(err, true, UTF_8)),
                Terminal.plain());
        assertThat(exit).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString(UTF_8)).contains("human:ann must be asked, and there is no terminal here");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
