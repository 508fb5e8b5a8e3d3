package dev.assize.engine;

import dev.assize.core.JudgeInfo;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.report.ReportForms;
import dev.assize.engine.run.RunOutcome;
import dev.assize.engine.run.RunRequest;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.record.ResultsWithCases;
import dev.assize.runs.report.Report;
import dev.assize.runs.report.ReportOptions;
import dev.assize.runs.report.ReportRequest;
import dev.assize.runs.report.ReportWriter;
import dev.assize.runs.summary.Summary;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** A run with all its results, in the order of the cases. */
public final class JudgedRun implements RecordedRun {

    private final RunRequest request;
    private final RunOutcome outcome;
    private final List<RecordedResult> results;
    private final Clock clock;

    JudgedRun(RunRequest request, RunOutcome outcome, List<RecordedResult> results, Clock clock) {
        this.request = request;
        this.outcome = outcome;
        this.results = List.copyOf(results);
        this.clock = clock;
    }

    @Override
    public String name() {
        return request.judge().info().id().value();
    }

    public List<RecordedResult> results() {
        return results;
    }

    /** Counts, rates and the mean, with their intervals. */
    public Summary summary() {
        return outcome.summary();
    }

    /** Whether every case has a verdict. */
    public boolean isComplete() {
        return outcome.isComplete();
    }

    /** Why the condition that fails the run is met, in one sentence; empty when it is not. */
    public Optional<String> objection() {
        return outcome.objection();
    }

    @Override
    public void forEach(CaseVisitor visitor) throws IOException {
        long ordinal = 0;
        for (RecordedResult result : results) {
            visitor.visit(new RecordedCase(ordinal++, null, result));
        }
    }

    /** Writes a report in the form that the name of the file asks for: .html, .md, .xml (JUnit), .csv, .json. */
    public void writeReport(Path file) throws IOException {
        ReportWriter writer = ReportForms.forFile(file.toString()).writer(ReportOptions.NONE);
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 64 * 1024)) {
            writer.write(report(), out);
        }
    }

    /** The run as reports show it, with the texts of its cases where they were read from files. */
    public Report report() throws IOException {
        JudgeInfo judge = request.judge().info();
        boolean fromFiles = request.cases().sources().stream().allMatch(source -> source.path() != null);
        RecordedRun whole = fromFiles
                ? new ResultsWithCases(
                        this,
                        request.cases().sources(),
                        request.cases().fields(),
                        request.cases().reading())
                : this;
        return Report.of(new ReportRequest(
                whole,
                id -> id.equals(judge.id()) ? Optional.of(judge) : Optional.empty(),
                request.failOn(),
                request.pass(),
                null,
                null,
                List.of(),
                clock.instant()));
    }
}
