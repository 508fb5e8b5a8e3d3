package dev.assize.runs.report;

import dev.assize.core.JudgeId;
import dev.assize.core.JudgeInfo;
import dev.assize.core.record.FieldPath;
import dev.assize.runs.PointsJudge;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.record.ResultsFile;
import dev.assize.runs.record.ResultsWithCases;
import dev.assize.runs.report.ReportRequest.Fact;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A run of {@link PointsJudge} with everything that a report can meet, kept as files beside the tests. */
public final class PointsRun {

    private static final Path FOLDER = Path.of("src/test/resources/dev/assize/runs/report");

    private PointsRun() {}

    public static RecordedRun results() {
        return new ResultsFile(
                DataSource.of(FOLDER.resolve("points.results.jsonl").toString()));
    }

    public static RecordedRun withCases() {
        DataSource cases = new DataSource("cases.jsonl", FOLDER.resolve("points.cases.jsonl"));
        return new ResultsWithCases(results(), List.of(cases), FieldMap.NONE);
    }

    public static Report report() throws IOException {
        return report(withCases(), null, null);
    }

    public static Report report(RecordedRun run, @Nullable String condition, @Nullable FieldPath cluster)
            throws IOException {
        return Report.of(new ReportRequest(
                run,
                PointsRun::judge,
                condition,
                cluster,
                List.of(new Fact("started", "2026-11-15 09:30 UTC")),
                Instant.parse("2026-11-15T10:00:00Z")));
    }

    private static Optional<JudgeInfo> judge(JudgeId id) {
        JudgeInfo points = new PointsJudge().info();
        return points.id().equals(id) ? Optional.of(points) : Optional.empty();
    }

    public static String written(ReportWriter writer, Report report) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        writer.write(report, out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
