package dev.assize.cli.runs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.StoreLocation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run whose plan can no longer be read: it cannot go on, and everything else works. */
class DamagedPlanTest {

    private static final String CASE =
            "{\"id\":\"sky\",\"reference\":\"The sky is blue.\",\"output_text\":\"The sky is blue.\"}\n";

    @TempDir
    Path folder;

    private String store;

    @BeforeEach
    void damage() throws Exception {
        store = folder.resolve("runs.db").toString();
        String cases = Files.writeString(folder.resolve("cases.jsonl"), CASE).toString();
        for (String run : new String[] {"good", "bad"}) {
            Session session = Session.run("judge", "reference-coverage", cases, "--run", run, "--store", store);
            assertThat(session.exit()).as(session.err()).isEqualTo(ExitCode.OK);
        }
        StoreLocation location = StoreLocation.parse(store, null, null);
        try (Database database = Database.openExisting(location, Instant.EPOCH)) {
            database.write(connection -> {
                try (PreparedStatement update =
                        connection.prepareStatement("UPDATE run SET plan = '{broken' WHERE name = 'bad'")) {
                    update.executeUpdate();
                }
            });
        }
    }

    @Test
    void isListedAndHidesNoOtherRun() {
        Session table = Session.run("runs", "--store", store);
        assertThat(table.exit()).as(table.err()).isEqualTo(ExitCode.OK);
        assertThat(table.out()).contains("good", "bad", "reference-coverage (plan damaged)");
        Session json = Session.run("runs", "--store", store, "--format", "json");
        assertThat(json.exit()).as(json.err()).isEqualTo(ExitCode.OK);
        assertThat(json.out()).contains("\"name\": \"good\"", "\"name\": \"bad\"");
    }

    @Test
    void isReportedComparedRuledAgainShownAndDeleted() {
        for (String[] command : new String[][] {
            {"report", "bad"},
            {"compare", "good", "bad"},
            {"agree", "good", "bad"},
            {"rerule", "bad"},
            {"show", "bad", "sky"},
            {"sample", "bad", "1"},
            {"runs", "delete", "bad"}
        }) {
            String[] whole = java.util.Arrays.copyOf(command, command.length + 2);
            whole[command.length] = "--store";
            whole[command.length + 1] = store;
            Session session = Session.run(whole);
            assertThat(session.exit()).as(command[0] + session.err()).isEqualTo(ExitCode.OK);
        }
    }

    @Test
    void cannotGoOnAndSaysWhy() {
        Session session = Session.run("resume", "bad", "--store", store);
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err())
                .contains("the plan of the run \"bad\"")
                .contains("is damaged, so it cannot go on; its results can still be reported");
    }
}
