package dev.assize.junit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.OpenJudge;
import dev.assize.engine.report.ReportForms;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.report.Report;
import dev.assize.runs.report.ReportOptions;
import dev.assize.runs.report.ReportRequest;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The judges that the tests of a process have opened, and all that they judged. Written out when the tests are over. Threads share it:
 * every method holds its lock.
 */
final class TestReports {

    /** There is no object that an assertion and the end of all tests could share, but the process. */
    static final TestReports OF_THIS_PROCESS = new TestReports(Clock.systemUTC());

    /** The property that names the folder for reports. */
    static final String FOLDER = "assize.reports";

    private static final ThreadLocal<String> TEST = ThreadLocal.withInitial(() -> "case");

    private final Clock clock;
    private final Map<CaseJudge.Key, OpenJudge> judges = new HashMap<>();
    private final Map<OpenJudge, List<RecordedCase>> cases = new LinkedHashMap<>();
    private final Map<String, Integer> ids = new HashMap<>();

    TestReports(Clock clock) {
        this.clock = clock;
    }

    synchronized OpenJudge judge(CaseJudge.Key key) {
        return judges.computeIfAbsent(key, wanted -> wanted.judging().open());
    }

    /** What this thread judges from now on belongs to that test. */
    void begin(String name) {
        TEST.set(name);
    }

    /** The name of the test, with a number from the second case on. */
    synchronized String caseId() {
        int count = ids.merge(TEST.get(), 1, Integer::sum);
        return count == 1 ? TEST.get() : TEST.get() + " #" + count;
    }

    synchronized void add(OpenJudge judge, ObjectNode record, CaseResult result) {
        List<RecordedCase> known = cases.computeIfAbsent(judge, first -> new ArrayList<>());
        known.add(new RecordedCase(known.size(), record, RecordedResult.of(result)));
    }

    /** Writes a page and the result lines of each judge, and closes the judges. */
    synchronized List<Path> finish() throws IOException {
        List<Path> written = new ArrayList<>();
        Map<String, Integer> names = new HashMap<>();
        for (Map.Entry<OpenJudge, List<RecordedCase>> judged : cases.entrySet()) {
            String id = judged.getKey().info().id().value();
            int count = names.merge(id, 1, Integer::sum);
            Path folder = Files.createDirectories(folder());
            Path page = folder.resolve(id + (count == 1 ? "" : "-" + count) + ".html");
            write(judged.getKey(), judged.getValue(), page);
            written.add(page);
        }
        judges.values().forEach(OpenJudge::close);
        judges.clear();
        cases.clear();
        ids.clear();
        return written;
    }

    private static Path folder() {
        String named = System.getProperty(FOLDER, "");
        if (!named.isEmpty()) {
            return Path.of(named);
        }
        boolean gradle = Files.isDirectory(Path.of("build")) && !Files.isDirectory(Path.of("target"));
        return gradle ? Path.of("build", "reports", "assize") : Path.of("target", "assize-reports");
    }

    private void write(OpenJudge judge, List<RecordedCase> all, Path page) throws IOException {
        List<String> lines =
                all.stream().map(each -> Json.write(each.result().line())).toList();
        String name = String.valueOf(page.getFileName());
        Files.write(page.resolveSibling(name.replace(".html", ".jsonl")), lines);
        Report report = Report.of(new ReportRequest(
                new Tested(List.copyOf(all)),
                id -> Optional.of(judge.info()).filter(info -> info.id().equals(id)),
                null,
                null,
                List.of(),
                clock.instant()));
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(page))) {
            ReportForms.forFile(name).writer(ReportOptions.NONE).write(report, out);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** What was judged, as a run. */
    private record Tested(List<RecordedCase> all) implements RecordedRun {
        @Override
        public String name() {
            return "tests";
        }

        @Override
        public void forEach(CaseVisitor visitor) throws IOException {
            for (RecordedCase each : all) {
                visitor.visit(each);
            }
        }
    }
}
