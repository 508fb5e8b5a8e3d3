package dev.assize.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.CommandLineApp;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.engine.setup.Environment;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.StoreLocation;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that are kept: made, cut off, resumed, listed, deleted. */
class ResumeCommandTest {

    private static final String JUDGE = "reference-coverage";

    @TempDir
    private Path folder;

    private Path cases;
    private Path store;

    @BeforeEach
    void write() throws Exception {
        Path examples = Path.of("../examples/" + JUDGE + ".jsonl");
        cases = folder.resolve("cases.jsonl");
        store = folder.resolve("runs.db");
        List<String> lines = new ArrayList<>(Files.readAllLines(examples));
        lines.add("broken");
        Files.write(cases, lines);
    }

    @Test
    void keepsARunAndTellsItAgain() {
        Session judged = judge("--run", "first");
        assertThat(judged.err()).contains("keeps the run \"first\" in " + store);
        Session again = resume("first");
        assertThat(again.exit()).isEqualTo(judged.exit());
        assertThat(again.out()).isEqualTo(judged.out()).isNotEmpty();
        Session runs = assize("runs");
        assertThat(runs.out())
                .contains("first")
                .contains(JUDGE)
                .contains(" finished ")
                .contains("mean ");
        assertThat(assize("runs", "--format", "json").out())
                .contains("\"name\": \"first\"")
                .containsPattern("\"judged\": 9,\\s+\"undecided\": 0,\\s+\"invalid\": 1,\\s+\"failed\": 0");
    }

    @Test
    void doesNotCallAFinishedRunUnfinishedWhenItIsRefused() {
        judge("--run", "first");
        Session refused = resume("first", "-o", store.toString());
        assertThat(refused.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(refused.err()).contains("would overwrite a store").doesNotContain("is not finished");
    }

    /** The cases are changed by the first result: the file is read in pieces, so most of it is still to come. */
    @Test
    void doesNotFinishARunWhoseCasesWereChangedMeanwhile() throws Exception {
        String line = Files.readAllLines(cases).get(0) + "\n";
        Files.writeString(cases, line.repeat(3_000));
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        AtomicBoolean shortened = new AtomicBoolean();
        OutputStream out = new OutputStream() {
            @Override
            public void write(int unit) throws IOException {
                if (!shortened.getAndSet(true)) {
                    Files.writeString(cases, line.repeat(10));
                }
            }

            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                write(0);
            }
        };
        int exit = CommandLineApp.run(
                new String[] {"judge", JUDGE, cases.toString(), "--store", store.toString(), "--run", "changed"},
                new Environment(Map.of()),
                new Streams(InputStream.nullInputStream(), out, new PrintStream(err, true, StandardCharsets.UTF_8)),
                Terminal.plain());
        assertThat(exit).isEqualTo(ExitCode.SOME_NOT_JUDGED);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("cases.jsonl was changed while it was read")
                .contains("the run \"changed\" is not finished and cannot go on; judge again")
                .doesNotContain("assize resume");
        assertThat(assize("runs").out()).contains(" unfinished ");
    }

    @Test
    void goesOnWhereARunWasCutOff() {
        String whole = judge("--run", "first").out();
        cutOff("first", "ordinal % 2 = 1");
        assertThat(assize("runs").out()).contains("unfinished");
        Session resumed = resume("first");
        assertThat(resumed.out()).isEqualTo(whole);
        assertThat(assize("runs").out()).doesNotContain("unfinished");
    }

    @Test
    void givesTheSameInEveryForm() throws Exception {
        Path unbroken = folder.resolve("unbroken.json");
        judge("--run", "first", "-o", unbroken.toString(), "--fail-on", "score < 3");
        cutOff("first", "ordinal > 2");
        Path resumed = folder.resolve("resumed.json");
        Session session = resume("first", "-o", resumed.toString());
        assertThat(resumed).hasSameTextualContentAs(unbroken);
        assertThat(session.exit()).isEqualTo(1);
        assertThat(session.err()).contains("failed, because");
    }

    @Test
    void resumesStandardInputWithTheSameDataOnly() throws Exception {
        String data = Files.readString(cases);
        Session judged = Session.run(data, Terminal.plain(), "judge", JUDGE, "-", "--run", "piped", "--store", store());
        cutOff("piped", "ordinal = 1");
        assertThat(resume("piped").err())
                .contains("read its cases from standard input; give it the same again; 'assize resume NAME");
        assertThat(Session.run(data.replace("2", "3"), Terminal.plain(), "resume", "piped", "-", "--store", store())
                        .err())
                .contains(": holds another case than when the run was begun");
        Session again = Session.run(data, Terminal.plain(), "resume", "piped", "-", "--store", store());
        assertThat(again.out()).isEqualTo(judged.out());
    }

    @Test
    void refusesCasesThatAreNotTheSameOrNotThere() throws Exception {
        judge("--run", "first");
        Path moved = Files.move(cases, folder.resolve("moved.jsonl"));
        assertThat(resume("first").err())
                .contains(cases + ": the cases of the run \"first\" are not there any more; put them back, or say where"
                        + " they are");
        assertThat(resume("first", moved.toString()).exit()).isEqualTo(3);
        Files.writeString(moved, "{}\n");
        Session changed = resume("first", moved.toString());
        assertThat(changed.exit()).isEqualTo(2);
        assertThat(changed.err()).contains("is not what it was when the run \"first\" began");
        assertThat(resume("first", moved.toString(), moved.toString()).err())
                .contains("has 1 sources of cases (cases.jsonl), got 2");
    }

    @Test
    void refusesToMixEpochs() {
        judge("--run", "first");
        change("UPDATE run SET version = 'old', epoch = '0123456789abcdef'");
        Session session = resume("first");
        assertThat(session.exit()).isEqualTo(2);
        assertThat(session.err())
                .contains("the run \"first\" cannot go on: the judge " + JUDGE + " was at version old and is now at ");
    }

    @Test
    void makesANameWhereNoneIsGiven() {
        Session session = Session.run("judge", JUDGE, cases.toString(), "--store", store());
        assertThat(session.err()).containsPattern("keeps the run \"" + JUDGE + "-\\d{8}-\\d{6}\" in ");
    }

    @Test
    void asksBeforeItReplacesARun() {
        judge("--run", "first");
        Session taken = judge("--run", "first");
        assertThat(taken.exit()).isEqualTo(2);
        assertThat(taken.err())
                .contains("there is a run \"first\" already; choose another name, or replace it")
                .contains("--replace starts over");
        cutOff("first", "ordinal = 0");
        assertThat(judge("--run", "first").err())
                .contains("go on with it, choose another name, or replace it; 'assize resume NAME'");
        assertThat(judge("--run", "first", "--replace").exit()).isEqualTo(3);
    }

    @Test
    void refusesWhatCannotBeKept() {
        assertThat(judge("--run", "a/b").err()).contains("--run takes a name of letters, digits");
        assertThat(judge("--run", "results.jsonl").err()).contains("--run takes a name of letters, digits");
        assertThat(judge("--run", "a", "--id", "x", "--limit", "2").err()).contains("leave out --limit");
        assertThat(Session.run("judge", JUDGE, cases.toString(), "--replace").err())
                .contains("--replace is for a run that is kept; name it with --run NAME");
        assertThat(store).doesNotExist();
    }

    @Test
    void deletesRuns() {
        judge("--run", "first");
        judge("--run", "second");
        Session wrong = assize("runs", "delete", "first", "secnod");
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).contains("no run is called \"secnod\" in " + store + "; did you mean \"second\"?");
        assertThat(assize("runs", "delete", "first").err()).contains("deleted the run \"first\"");
        assertThat(assize("runs").out()).contains("second").doesNotContain("first");
        assize("runs", "delete", "second");
        assertThat(assize("runs").err()).contains("no runs yet in " + store);
    }

    @Test
    void findsTheStoreInTheEnvironment() {
        Map<String, String> environment = Map.of("ASSIZE_STORE", store());
        Session.run(environment, "", Terminal.plain(), "judge", JUDGE, cases.toString(), "--run", "first");
        assertThat(Session.run(environment, "", Terminal.plain(), "runs").out()).contains("first");
    }

    private Session judge(String... options) {
        return assize(with(List.of("judge", JUDGE, cases.toString()), options));
    }

    private Session resume(String... options) {
        return assize(with(List.of("resume"), options));
    }

    private Session assize(String... arguments) {
        return Session.run(with(List.of(arguments), "--store", store()));
    }

    private String store() {
        return store.toString();
    }

    private static String[] with(List<String> first, String... more) {
        List<String> all = new ArrayList<>(first);
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    /** Leaves the store as a kill would: some cases without a result, the run unfinished. */
    private void cutOff(String run, String lost) {
        String of = " WHERE run = (SELECT id FROM run WHERE name = '" + run + "') AND " + lost;
        change("DELETE FROM result" + of);
        change("DELETE FROM document" + of);
        change("UPDATE run SET state = 'unfinished', finished_at = NULL WHERE name = '" + run + "'");
    }

    private void change(String sql) {
        try (Database database = Database.openExisting(StoreLocation.file(store), Instant.EPOCH)) {
            database.write(connection -> {
                try (PreparedStatement statement = connection.prepareStatement(sql)) {
                    statement.executeUpdate();
                }
            });
        }
    }
}
