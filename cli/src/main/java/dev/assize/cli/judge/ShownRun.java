package dev.assize.cli.judge;

import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.BrokenPipe;
import dev.assize.cli.terminal.Cells;
import dev.assize.cli.terminal.Destination;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.ProgressBar;
import dev.assize.cli.textreport.PrintedForm;
import dev.assize.core.flow.Status;
import dev.assize.engine.run.CaseSource;
import dev.assize.engine.run.RunEvents;
import dev.assize.engine.run.RunOutcome;
import dev.assize.engine.run.RunSession;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenStore;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.summary.FigureText;
import dev.assize.runs.summary.Summary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Lets a session run, shows the results and tells how it went, whether the run is new or goes on. */
final class ShownRun implements RunEvents {

    /** Of fewer cases "most" says nothing. */
    private static final int FEW = 10;

    private final OutputOptions options;
    private final List<Path> read;

    /** @param read files besides the cases that must not be overwritten */
    ShownRun(OutputOptions options, List<Path> read) {
        this.options = options;
        this.read = List.copyOf(read);
    }

    /** Before a run is begun: one whose output is refused would be left behind empty, in the place of the one it replaced. */
    void require(CaseSource cases) {
        options.require(protectedFiles(cases));
    }

    @Override
    public void kept(String run, OpenStore store) {
        options.note("keeps the run \"" + run + "\" in " + store.database().location());
    }

    @Override
    public void unfinished(String run, OpenStore store) {
        options.streams()
                .note("the run \"" + run + "\" is not finished; go on with: assize resume " + run
                        + StoreOption.flag(store));
    }

    @Override
    public void abandoned(String run) {
        options.streams()
                .note("the run \"" + run
                        + "\" is not finished and cannot go on; judge again under another name, or say --replace");
    }

    /** Returns the exit code. */
    int show(RunSession session) throws InterruptedException {
        RunOutcome outcome;
        List<Path> judge = session.judgeFiles();
        List<Path> files = Stream.concat(judge.stream(), protectedFiles(session.cases()).stream())
                .toList();
        try (Destination destination = options.destination(files);
                Dataset dataset = session.open(options.streams().in())) {
            outcome = show(session, dataset, options.output(destination.stream(), session.judge()));
        } catch (IOException e) {
            throw options.file() == null
                    ? BrokenPipe.or(e)
                    : new SetupException(options.file() + ": cannot be written: " + e.getMessage());
        }
        outcome.changes()
                .forEach(change -> options.streams()
                        .note(change + "; cases may be missing or stem from both, so judge them again"));
        if (outcome.summary().cases() == 0) {
            return empty();
        }
        Optional<String> objection = outcome.objection();
        if (objection.isPresent()) {
            options.streams().note("failed, because " + objection.get());
            return ExitCode.GATE_FAILED;
        }
        if (outcome.summary().lacksInputEverywhere()) {
            options.streams()
                    .note("every case lacks a text that the judge needs, so nothing was really judged;"
                            + " 'assize inspect FILE --judge " + session.judge().id() + "' shows what the file has");
            return ExitCode.SOME_NOT_JUDGED;
        }
        return outcome.isComplete() ? ExitCode.OK : ExitCode.SOME_NOT_JUDGED;
    }

    private List<Path> protectedFiles(CaseSource cases) {
        return Stream.concat(read.stream(), cases.sources().stream().flatMap(source -> source.file().stream()))
                .toList();
    }

    /** Nothing was judged, so no condition says anything; an export that went wrong must not pass for a good run. */
    private int empty() {
        if (options.allowEmpty()) {
            return ExitCode.OK;
        }
        options.streams().note("there was no case at all; --allow-empty says that this is fine");
        return ExitCode.SOME_NOT_JUDGED;
    }

    private RunOutcome show(RunSession session, Dataset dataset, Output output)
            throws IOException, InterruptedException {
        RunOutcome outcome;
        RunReport report;
        try (ProgressBar progress = options.progress(dataset)) {
            report = new RunReport(output, progress);
            Interruption interruption = session.isKept() ? Interruption.NONE : Interruption.of(() -> stopped(report));
            TroubleWatch watch = TroubleWatch.start(session::troubles, this::trying);
            try (interruption;
                    watch) {
                outcome = session.run(dataset, report, options.by());
            }
            output.end();
        }
        if (options.quiet()) {
            return outcome;
        }
        if (options.chosen() == PrintedForm.TABLE) {
            AnsiStyle style = options.file() == null ? options.terminal().style() : AnsiStyle.PLAIN;
            StringBuilder text = new StringBuilder();
            if (!report.problems().isEmpty()) {
                text.append('\n');
                report.problems().lines().forEach(line -> text.append(wrapped(line)));
                report.problems().hints(session.judgeName()).forEach(hint -> text.append(wrapped("→ " + hint)));
            }
            List<String> critical = report.problems().criticalLines();
            if (!critical.isEmpty()) {
                text.append('\n');
                critical.forEach(line -> text.append(wrapped(line)));
            }
            text.append(new SummaryText(outcome.summary(), style).block(outcome.retries()));
            doubtHint(outcome.summary()).ifPresent(hint -> text.append(wrapped("→ " + hint)));
            outcome.groups().ifPresent(groups -> text.append('\n').append(SummaryText.groups(groups)));
            output.print(text.toString());
        } else {
            report.problems().lines().forEach(line -> options.streams().note(line));
            report.problems()
                    .hints(session.judgeName())
                    .forEach(hint -> options.streams().note(hint));
            SummaryText text = new SummaryText(outcome.summary(), AnsiStyle.PLAIN);
            options.streams().err().println(text.line());
            text.spent(outcome.retries()).ifPresent(options.streams().err()::println);
            doubtHint(outcome.summary()).ifPresent(options.streams()::note);
            outcome.groups().ifPresent(groups -> options.streams().err().print(SummaryText.groups(groups)));
        }
        return outcome;
    }

    /** The next step where most verdicts hang on answers that the rules are not sure of; only theirs are ever doubtful. */
    private static Optional<String> doubtHint(Summary summary) {
        long judged = summary.count(Status.JUDGED);
        return judged >= FEW && 2 * summary.doubt().hanging() > judged
                ? Optional.of("most verdicts hang on answers that the built-in rules are not sure of: --answerer"
                        + " cascade:embedded,model:PROVIDER/NAME asks a model these alone")
                : Optional.empty();
    }

    private void trying(String trouble) {
        options.note(Cells.line(trouble) + "; retrying");
    }

    private String wrapped(String line) {
        return Cells.wrap(line, options.terminal().width() - 2, 2) + "\n";
    }

    private void stopped(RunReport report) {
        boolean written = options.chosen() != PrintedForm.TABLE;
        options.note("stopped after " + FigureText.count(report.stop(), "case")
                + (written ? ", whose results are written" : "; -o FILE writes results as they come")
                + "; with --run NAME a run is kept, and goes on where it was stopped");
    }
}
