package dev.assize.cli.compare;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.pass.PassOption;
import dev.assize.cli.store.RunJudgeOption;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.textreport.TextReportOutput;
import dev.assize.core.JudgeInfo;
import dev.assize.core.record.FieldPath;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenRun;
import dev.assize.runs.compare.CompareOptions;
import dev.assize.runs.compare.ComparedMeasure;
import dev.assize.runs.compare.ComparedSetting;
import dev.assize.runs.compare.ComparisonJson;
import dev.assize.runs.compare.RunComparison;
import dev.assize.runs.probe.CardComparison;
import dev.assize.runs.probe.RecordedCard;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Holds two runs over the same cases against one another. */
@Command(
        name = "compare",
        description = {
            "Compare two runs over the same cases: which cases got better and which worse, by how much the pass rate and the"
                    + " mean score differ, and whether that is more than chance.",
            "Cases are matched by id, or as --match-by says. Cases of only one run are listed and left out; what one of them did not judge is"
                    + " shown as bounds.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  assize compare old.jsonl new.jsonl",
            "  assize compare old.jsonl new.jsonl --cluster decisionId      cases of one decision count as one",
            "  assize compare nightly tonight                               two stored runs",
            "  assize compare old.jsonl new.jsonl --pass 'score >= 4'       say what passes",
            "  assize compare old.jsonl new.jsonl --match-by row            the cases have no ids, and the same order",
            "  assize compare nightly tonight -o compare.html               a page with the changed cases side by side",
            "  assize compare one-model.json other-model.json               two report cards of 'assize probe'",
            "  assize compare main.jsonl branch.jsonl --fail-if-worse --format md > comment.md",
            "",
            "When both the judging and the cases differ, nobody can tell where a difference comes from. Such runs are",
            "refused unless --allow-epochs is given.",
            "",
            "Exit codes: 0 compared · 1 --fail-if-worse, and B is worse by more than chance explains · 2 wrong usage"
        })
public final class CompareCommand implements Callable<Integer> {

    @Parameters(
            index = "0",
            paramLabel = "A",
            description = "The run to compare with: a run's name, or a file of result lines.")
    private String first = "";

    @Parameters(index = "1", paramLabel = "B", description = "The run that is compared; a difference is B less A.")
    private String second = "";

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--cluster",
            paramLabel = "FIELD",
            description =
                    "Count cases with the same value in this field of the case, or of the result line, as one: those made from one"
                            + " document, say.")
    private @Nullable String cluster;

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--fail-if-worse",
            description = "Exit with 1 if B is worse in any measure by more than chance explains.")
    private boolean failIfWorse;

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--alpha",
            paramLabel = "LEVEL",
            description = "How often chance alone may raise a false alarm. Default: ${DEFAULT-VALUE}.")
    private double alpha = 0.05;

    @Grouped(HelpGroup.JUDGING)
    @Option(names = "--allow-epochs", description = "Compare even when both the judging and the cases differ.")
    private boolean allowEpochs;

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the bootstrap and of the permutation test. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Grouped(HelpGroup.OUTPUT)
    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "List at most N changed cases, the worst first. Default: ${DEFAULT-VALUE}.")
    private int limit = 20;

    @Mixin
    private final MatchOption matching = new MatchOption();

    @Mixin
    private final RunJudgeOption judge = new RunJudgeOption();

    @Mixin
    private final PassOption pass = new PassOption();

    @Mixin
    private final TextReportOutput output;

    @Mixin
    private final StoreOption store;

    private final Streams streams;

    public CompareCommand(EngineContext context, Streams streams, Terminal terminal) {
        this.store = new StoreOption(context);
        this.streams = streams;
        this.output = new TextReportOutput(streams, terminal);
    }

    @Override
    public Integer call() throws IOException {
        if (!(alpha > 0 && alpha < 1)) {
            throw new SetupException("--alpha lies between 0 and 1, got " + alpha + "; 0.05 is 5 %");
        }
        if (limit < 0) {
            throw new SetupException("--limit is at least 0, got " + limit);
        }
        output.require(Stream.of(StoreOption.files(List.of(first, second)), matching.files(), judge.files())
                .flatMap(List::stream)
                .toList());
        if (RecordedCard.isCard(first) && RecordedCard.isCard(second)) {
            return compareCards();
        }
        RunComparison comparison = comparison();
        if (comparison.setting() == ComparedSetting.EVERYTHING_DIFFERS && !allowEpochs) {
            throw new SetupException(
                    first + " and " + second + ": " + comparison.setting().meaning() + ". What differs: "
                            + String.join("; ", comparison.first().differencesFrom(comparison.second()))
                            + ". Judge both in the same way, or say --allow-epochs.");
        }
        if (output.isPage()) {
            output.print(page(comparison));
            return gate(comparison);
        }
        output.print(
                first + " → " + second,
                "Assize compare",
                () -> new ComparisonTextReport(comparison, alpha, limit).write(),
                () -> ComparisonJson.of(comparison, alpha, limit));
        return gate(comparison);
    }

    private int compareCards() throws IOException {
        CardComparisonReport report = new CardComparisonReport(new CardComparison(card(first), card(second)));
        output.print(first + " → " + second, "Assize compare", report::write, report::json);
        List<String> worse = failIfWorse ? report.worse(alpha) : List.of();
        worse.forEach(reason -> streams.note("failed, because " + reason));
        return worse.isEmpty() ? ExitCode.OK : ExitCode.GATE_FAILED;
    }

    private static RecordedCard card(String file) throws IOException {
        return RecordedCard.read(file)
                .orElseThrow(() ->
                        new SetupException(file + ": is no whole report card; make it again with 'assize probe'"));
    }

    private String page(RunComparison comparison) throws IOException {
        try (OpenRun before = store.run(first);
                OpenRun after = store.run(second)) {
            JudgeInfo judge = comparison.options().judge();
            return new ComparisonPage(comparison, alpha)
                    .write(matching.first(before.run(), judge), matching.second(after.run(), judge));
        }
    }

    private RunComparison comparison() throws IOException {
        try (OpenRun before = store.run(first);
                OpenRun after = store.run(second)) {
            output.spare(before.caseFiles());
            output.spare(after.caseFiles());
            JudgeInfo info = judge.info(before);
            CompareOptions options = new CompareOptions(
                    info, pass.rule(info, before, after), cluster == null ? null : path(cluster), seed);
            return RunComparison.of(matching.first(before.run(), info), matching.second(after.run(), info), options);
        }
    }

    private static FieldPath path(String dotted) {
        try {
            return FieldPath.parse(dotted);
        } catch (IllegalArgumentException e) {
            throw new SetupException("--cluster: " + e.getMessage());
        }
    }

    private int gate(RunComparison comparison) {
        if (!failIfWorse || comparison.worse(alpha).isEmpty()) {
            return ExitCode.OK;
        }
        for (ComparedMeasure measure : comparison.worse(alpha)) {
            streams.err()
                    .println(String.format(
                            Locale.ROOT,
                            "assize: failed, because the %s of %s is worse (p%s, adjusted%s, alpha %s)",
                            measure.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                            second,
                            exact(measure.p(), " = "),
                            exact(measure.adjustedP(), " "),
                            alpha));
        }
        return ExitCode.GATE_FAILED;
    }

    /** A p-value with four digits, and never zero. */
    private static String exact(double p, String equals) {
        return p < 0.0001 ? " < 0.0001" : String.format(Locale.ROOT, "%s%.4f", equals, p);
    }
}
