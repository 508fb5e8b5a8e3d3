package dev.assize.cli.judge;

import dev.assize.cli.ExitCode;
import dev.assize.cli.ReaderGone;
import dev.assize.cli.SetupException;
import dev.assize.cli.answerer.OpenAnswerer;
import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.ProgressBar;
import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.gate.Gate;
import dev.assize.runs.runner.Ledger;
import dev.assize.runs.runner.Runner;
import dev.assize.runs.summary.Summary;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Hears the cases of a docket, shows the results and tells how it went, whether the run is new or goes on. */
final class RunSession {

    private final JudgeInfo info;
    private final Hearing<?> hearing;
    private final OpenAnswerer answerer;
    private final int jobs;
    private final OutputOptions options;
    private final Gate gate;

    /**
     * @param jobs threads for answerers that compute
     * @param failOn the condition that fails the run; null for none
     */
    RunSession(
            JudgeInfo info,
            Hearing<?> hearing,
            OpenAnswerer answerer,
            int jobs,
            OutputOptions options,
            @Nullable String failOn) {
        this.info = info;
        this.hearing = hearing;
        this.answerer = answerer;
        this.jobs = jobs;
        this.options = options;
        this.gate = failOn == null ? Gate.OPEN : Gate.parse(failOn, info);
    }

    CaseResult.Heading heading() {
        return hearing.heading();
    }

    Headline headline() {
        return info.headline();
    }

    /** Returns the exit code. */
    int hold(CaseSource docket, Ledger ledger) throws InterruptedException {
        Runner runner = new Runner(hearing, docket.fields(), docket.selection(), answerer.workers(jobs));
        Summary summary = new Summary(info);
        try (Destination destination = options.destination(docket.sources());
                Dataset dataset = docket.open(options.streams().in())) {
            run(runner, dataset, ledger, options.output(destination.stream(), info), summary);
        } catch (IOException e) {
            throw options.file() == null
                    ? new ReaderGone(e)
                    : new SetupException(options.file() + ": cannot be written: " + e.getMessage());
        }
        return verdict(docket, summary);
    }

    private void run(Runner runner, Dataset dataset, Ledger ledger, Output output, Summary summary)
            throws IOException, InterruptedException {
        RunReport report;
        try (ProgressBar progress = options.progress(dataset)) {
            report = new RunReport(output, summary, gate, progress);
            runner.run(dataset, report, ledger);
            output.end();
        }
        if (options.quiet()) {
            return;
        }
        if (options.chosen() == OutputFormat.TABLE) {
            output.write(new SummaryText(summary, options.terminal().style()).block(answerer.retries()));
        } else {
            report.printProblems(options.streams());
            SummaryText text = new SummaryText(summary, AnsiStyle.PLAIN);
            options.streams().err().println(text.line());
            text.spent(answerer.retries()).ifPresent(options.streams().err()::println);
        }
    }

    private int verdict(CaseSource docket, Summary summary) {
        if (!docket.selection().ids().isEmpty() && summary.cases() == 0) {
            throw new SetupException("no case has the id "
                    + String.join(
                            " or ", docket.selection().ids().stream().sorted().toList()));
        }
        if (gate.fails(summary)) {
            options.streams().err().println("assize: failed, because " + gate.reason());
            return ExitCode.GATE_FAILED;
        }
        return summary.count(Status.JUDGED) == summary.cases() ? ExitCode.OK : ExitCode.SOME_NOT_JUDGED;
    }
}
