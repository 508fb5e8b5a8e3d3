package dev.assize.cli.rerule;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.judges.StandardJudges;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.runner.CaseSelection;
import dev.assize.runs.runner.JudgedCase;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.RunState;
import dev.assize.runs.store.RunStore;
import dev.assize.runs.store.RunWriter;
import dev.assize.runs.store.StoreLocation;
import dev.assize.runs.store.StoredRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReruleCommandTest {

    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final Clock NOW = Clock.fixed(Instant.parse("2026-01-02T03:04:05Z"), ZoneOffset.UTC);

    @TempDir
    Path folder;

    private String cases(String judge) {
        return EXAMPLES.resolve(judge + ".jsonl").toString();
    }

    private String judged(String judge) {
        String output = folder.resolve("run.jsonl").toString();
        Session.run("judge", judge, cases(judge), "-q", "-o", output);
        return output;
    }

    private static List<String> withoutEpoch(List<String> lines) {
        return lines.stream()
                .map(line -> line.replaceAll("\"epoch\":\"[0-9a-f]{16}\"", "\"epoch\":\"\""))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"citation-mapping", "provision-extraction", "brand-extraction", "reference-coverage"})
    void changesNothingWithTheSameJudge(String judge) throws IOException {
        String run = judged(judge);
        String output = folder.resolve("again.jsonl").toString();
        Session session = Session.run("rerule", run, "--cases", cases(judge), "-o", output);
        assertThat(session.err()).isEmpty();
        assertThat(session.exit()).isEqualTo(ExitCode.OK);
        assertThat(session.out()).contains("ruled again: all are the same to the letter");
        assertThat(withoutEpoch(Files.readAllLines(Path.of(output))))
                .isEqualTo(withoutEpoch(Files.readAllLines(Path.of(run))));
        assertThat(Session.run("rerule", run, "--cases", cases(judge), "--format", "jsonl")
                        .out())
                .isEqualTo(Files.readString(Path.of(output)));
    }

    /** Of a range only its ends were extracted: too little for the usual judge, enough when told so. */
    @Test
    void showsWhatAnotherSettingChanges() throws IOException {
        String line = Files.readAllLines(Path.of(cases("provision-extraction"))).get(0);
        Path data = folder.resolve("ranges.jsonl");
        Files.writeString(
                data,
                line.replace("articles 10 et 11", "articles 10 à 13")
                                .replace("\"article 11\"", "\"article 13\"")
                                .replace("\"11\"", "\"13\"")
                        + "\n");
        String run = folder.resolve("ranges-run.jsonl").toString();
        Session.run("judge", "provision-extraction", data.toString(), "-q", "-o", run);
        Session session =
                Session.run("rerule", run, "--cases", data.toString(), "--set", "ranges=ends", "--format", "json");
        assertThat(session.err()).isEmpty();
        JsonNode change = Json.parse(session.out()).path("changes").path(0);
        assertThat(change.path("change").asText()).isEqualTo("better");
        assertThat(change.path("b").path("label").asText()).isEqualTo("PASS");
        assertThat(change.path("gone").has("incomplete-expansion")).isTrue();
    }

    @Test
    void keepsItAsARunOfItsOwn() throws IOException, InterruptedException {
        Path file = folder.resolve("store.db");
        store(file, "nightly");
        Session session = Session.run("rerule", "nightly", "--store", file.toString(), "--save", "again");
        assertThat(session.err()).isEmpty();
        assertThat(session.exit()).isEqualTo(ExitCode.OK);
        assertThat(session.out()).contains("10 cases ruled again: all are the same to the letter");
        try (Database database = Database.openExisting(location(file), NOW.instant())) {
            RunStore runs = new RunStore(database, NOW);
            StoredRun nightly = runs.find("nightly").orElseThrow();
            StoredRun again = runs.find("again").orElseThrow();
            assertThat(again.state()).isEqualTo(RunState.FINISHED);
            assertThat(again.plan().answerer().path("recorded").asText()).isEqualTo("nightly");
            assertThat(again.heading().epoch()).isNotEqualTo(nightly.heading().epoch());
            List<String> before = new ArrayList<>();
            List<String> after = new ArrayList<>();
            nightly.forEach(each -> before.add(Json.write(each.result().line())));
            again.forEach(each -> {
                after.add(Json.write(each.result().line()));
                assertThat(each.result().epoch()).isEqualTo(again.heading().epoch());
            });
            assertThat(withoutEpoch(after)).isEqualTo(withoutEpoch(before));
        }
        assertThat(Session.run("rerule", "nightly", "--store", file.toString(), "--save", "again")
                        .err())
                .contains("there is a run \"again\" already");
        Session compared = Session.run("compare", "nightly", "again", "--store", file.toString());
        assertThat(compared.out()).contains("The same cases, judged in two ways");
        assertThat(Session.run("agree", "nightly", "again", "--store", file.toString())
                        .exit())
                .isEqualTo(ExitCode.OK);
    }

    @Test
    void saysWhatItNeeds() throws IOException {
        String run = judged("brand-extraction");
        assertThat(Session.run("rerule", run).err())
                .contains("comes without its record")
                .contains("--cases: ");
        assertThat(Session.run("rerule", run, "--cases", cases("citation-mapping"))
                        .err())
                .contains("the case \"perfect\" of run.jsonl is not in citation-mapping.jsonl");
        assertThat(Session.run("rerule", run, "--cases", cases("brand-extraction"), "-o", run)
                        .err())
                .contains("would overwrite what is read");
        assertThat(Session.run("rerule", run, "--cases", cases("brand-extraction"), "--save", "x")
                        .err())
                .contains("--save: ");
        assertThat(Files.readAllLines(Path.of(run))).hasSize(10);
    }

    private static StoreLocation location(Path file) {
        return StoreLocation.parse(file.toString(), null, null);
    }

    private void store(Path file, String name) throws IOException, InterruptedException {
        RunnableJudge judge = StandardJudges.find("brand-extraction").orElseThrow();
        Hearing<?> hearing = new Hearing<>(judge.judge(), judge.embedded());
        RunPlan plan = new RunPlan(
                judge.judge().info().id(),
                new TreeMap<>(),
                List.of(),
                FieldMap.NONE,
                CaseSelection.ALL,
                null,
                1024 * 1024,
                Json.object().put("spec", "embedded"),
                null);
        try (Database database = Database.open(location(file), NOW.instant())) {
            RunStore runs = new RunStore(database, NOW);
            StoredRun run = runs.create(name, plan, hearing.heading());
            try (RunWriter writer = runs.write(run, judge.judge().info().headline())) {
                long ordinal = 0;
                for (String line : Files.readAllLines(Path.of(cases("brand-extraction")))) {
                    ObjectNode record = (ObjectNode) Json.parse(line);
                    String id = record.path("id").asText();
                    writer.keep(JudgedCase.of(ordinal++, record, RecordedResult.of(hearing.hear(id, record, null))));
                }
                writer.flush();
            }
            runs.finish(run);
        }
    }
}
