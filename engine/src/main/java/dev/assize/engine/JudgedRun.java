package dev.assize.engine;

import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.report.ReportForms;
import dev.assize.engine.run.RunOutcome;
import dev.assize.engine.run.RunRequest;
import dev.assize.runs.digest.PassRule;
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
import org.jspecify.annotations.Nullable;

/** A run with all its results, in the order of the cases. Threads share it: it holds nothing that changes. */
public final class JudgedRun implements RecordedRun {

    private final RunRequest request;
    private final RunOutcome outcome;
    private final List<RecordedResult> results;
    private final Clock clock;
    private final @Nullable PassRule rule;

    JudgedRun(RunRequest request, RunOutcome outcome, List<RecordedResult> results, Clock clock) {
        this.request = request;
        this.outcome = outcome;
        this.results = List.copyOf(results);
        this.clock = clock;
        String pass = request.pass();
        this.rule = pass == null ? null : PassRule.parse(pass, request.judge().info());
    }

    /** The name that it is kept under, otherwise the judge's. */
    @Override
    public String name() {
        RunRequest.Keep keep = request.keep();
        String kept = keep == null ? null : keep.name();
        return kept == null ? request.judge().info().id().value() : kept;
    }

    /** One for each case, in their order. */
    public List<RecordedResult> results() {
        return results;
    }

    /** The judge; its headline finds label and score of a verdict. */
    public JudgeInfo judge() {
        return request.judge().info();
    }

    /**
     * Whether one of the results passes, by {@link Judging#passing} or else by what the judge says; empty where neither says, and for a
     * case without a verdict.
     */
    public Optional<Boolean> passes(RecordedResult result) {
        Headline headline = judge().headline();
        return rule == null
                ? result.verdict().flatMap(headline::findPass)
                : result.verdict().map(verdict -> rule.passes(result, headline));
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
