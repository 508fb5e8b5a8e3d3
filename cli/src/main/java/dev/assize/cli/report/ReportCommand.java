package dev.assize.cli.report;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.pass.PassOption;
import dev.assize.cli.terminal.BrokenPipe;
import dev.assize.cli.terminal.Destination;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.core.JudgeInfo;
import dev.assize.core.record.FieldPath;
import dev.assize.engine.report.ReportForms;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.report.JunitReport;
import dev.assize.runs.report.Report;
import dev.assize.runs.report.ReportForm;
import dev.assize.runs.report.ReportOptions;
import dev.assize.runs.report.ReportRequest;
import dev.assize.runs.report.ReportWriter;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes what a run came to. */
@Command(
        name = "report",
        description = "Report a run: for people, for a pull request, for CI, for a spreadsheet, for a program.",
        footer = {
            "",
            "Examples:",
            "  assize report nightly                                          a summary of a stored run, here",
            "  assize report nightly -o report.html                           a page with texts and evidence",
            "  assize report results.jsonl --cases cases.jsonl -o report.html the same of a file of results",
            "  assize report results.jsonl -o comment.md                      for a pull request",
            "  assize report results.jsonl -o junit.xml --pass 'score >= 3'   for CI: a test for each case",
            "  assize report results.jsonl -o cases.csv --bom                 for a spreadsheet",
            "  assize report results.jsonl --format json --cluster decisionId --cases cases.jsonl",
            "",
            "Exit codes: 0 written · 1 written, and the --fail-on condition was met · 2 wrong usage or set-up"
        })
public final class ReportCommand implements Callable<Integer> {

    @Mixin
    private final ReportedRunOptions source;

    @Grouped(HelpGroup.OUTPUT)
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write to FILE instead of standard output; its ending chooses the format.")
    private @Nullable String file;

    @Grouped(HelpGroup.OUTPUT)
    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "html, md, junit, csv or json. Default: by the name of FILE (.xml is junit), otherwise md.")
    private @Nullable String format;

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--fail-on",
            paramLabel = "CONDITION",
            description =
                    "Exit with 1 if this condition holds, as for 'assize judge'; cases that meet it are shown as failed.")
    private @Nullable String failOn;

    @Mixin
    private final PassOption pass = new PassOption();

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--cluster",
            paramLabel = "FIELD",
            description =
                    "Cases with the same value in this field belong together, such as those made from one document:"
                            + " intervals then count such groups instead of cases.")
    private @Nullable String cluster;

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--by",
            paramLabel = "FIELD",
            description = "Show the figures apart for each value of this field of the case, each with its interval.")
    private @Nullable String by;

    @Grouped(HelpGroup.OUTPUT)
    @Option(
            names = "--details",
            paramLabel = "all|N",
            description = "How many cases a page shows in full, those that matter first."
                    + " Default: 5000, and no more than 50 MB of texts.")
    private @Nullable String details;

    @Grouped(HelpGroup.OUTPUT)
    @Option(names = "--bom", description = "Begin a CSV file with a byte order mark, by which Excel knows UTF-8.")
    private boolean mark;

    private final Streams streams;
    private final Clock clock;

    public ReportCommand(EngineContext context, Streams streams) {
        this.source = new ReportedRunOptions(context, streams);
        this.streams = streams;
        this.clock = context.clock();
    }

    @Override
    public Integer call() throws IOException {
        ReportWriter writer = writer(chosenForm());
        FieldPath clusterPath = cluster == null ? null : path("--cluster", cluster);
        FieldPath byPath = by == null ? null : path("--by", by);
        Destination.require(file, source.files());
        try (ReportedRunOptions.Opened opened = source.open()) {
            Destination.require(file, opened.open().caseFiles());
            Optional<JudgeInfo> judge = source.findJudge(opened);
            Report report = Report.of(new ReportRequest(
                    opened.run(),
                    id -> judge.filter(known -> known.id().equals(id)),
                    failOn,
                    pass.written(opened.open()),
                    clusterPath,
                    byPath,
                    opened.facts(),
                    clock.instant()));
            opened.unmatched()
                    .ifPresent(told -> streams.note(told + "; were they judged with --map? Then give the same here"));
            write(report, writer);
            if (writer instanceof JunitReport && report.figures().criterion().isEmpty()) {
                streams.note(JunitReport.WITHOUT_RULE + "; say it with --pass, such as --pass 'score >= 3'");
            }
            Optional<String> objection = report.objection();
            objection.ifPresent(reason -> streams.note("failed, because " + reason));
            return objection.isPresent() ? ExitCode.GATE_FAILED : ExitCode.OK;
        }
    }

    private void write(Report report, ReportWriter writer) {
        try (Destination destination = Destination.whole(file, source.files(), streams)) {
            OutputStream out = new BufferedOutputStream(destination.stream(), 64 * 1024);
            writer.write(report, out);
            out.flush();
            destination.complete();
        } catch (IOException e) {
            throw file == null ? BrokenPipe.or(e) : new SetupException(file + ": cannot be written: " + e.getMessage());
        }
    }

    private ReportWriter writer(ReportForm form) {
        refuse(mark, ReportOptions.MARK, form);
        refuse(details != null, ReportOptions.DETAILS, form);
        return form.writer(new ReportOptions(details == null ? null : mostDetails(details), mark));
    }

    private static void refuse(boolean given, String option, ReportForm form) {
        if (given && !form.options().contains(option)) {
            throw SetupException.of(option, "is for other forms; this report is " + form.name());
        }
    }

    private static int mostDetails(String text) {
        if (text.equals("all")) {
            return Integer.MAX_VALUE;
        }
        if (!text.matches("[0-9]{1,9}")) {
            throw new SetupException("--details takes all or a number of cases, got \"" + text + "\"");
        }
        return Integer.parseInt(text);
    }

    private ReportForm chosenForm() {
        if (format != null) {
            return ReportForms.require(format);
        }
        return file == null ? ReportForms.require("md") : ReportForms.forFile(file);
    }

    private static FieldPath path(String option, String text) {
        try {
            return FieldPath.parse(text);
        } catch (IllegalArgumentException e) {
            throw new SetupException(option + " " + text + ": " + e.getMessage());
        }
    }
}
