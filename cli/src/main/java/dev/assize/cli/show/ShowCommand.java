package dev.assize.cli.show;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.report.ReportedRunOptions;
import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.Cells;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.ScoreRange;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.RecordFields;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.WorstCases;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows single cases of a run in the terminal. */
@Command(
        name = "show",
        description = {
            "Show single cases of a run: the texts, ✓ or ✗ for each item with its quote, the findings, the verdict.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  assize show nightly tower                      one case of a stored run",
            "  assize show nightly --worst 5                  the five worst",
            "  assize show results.jsonl tower --cases cases.jsonl",
            "",
            "Exit codes: 0 shown · 2 wrong usage, or no such case"
        })
public final class ShowCommand implements Callable<Integer> {

    private static final int MOST_NAMED = 3;

    private static final int LONGEST_TEXT = 2_000;

    @Mixin
    private final ReportedRunOptions source;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "CASE", description = "The ids of the cases to show.")
    private List<String> ids = List.of();

    @Grouped(HelpGroup.OUTPUT)
    @Option(names = "--worst", paramLabel = "N", description = "Show the N worst cases instead.")
    private int worst;

    private final Streams streams;
    private final AnsiStyle style;

    public ShowCommand(EngineContext context, Streams streams, Terminal terminal) {
        this.source = new ReportedRunOptions(context, streams);
        this.streams = streams;
        this.style = terminal.style();
    }

    @Override
    public Integer call() throws IOException {
        if (ids.isEmpty() == (worst == 0)) {
            throw new SetupException("name the cases to show, or say --worst N");
        }
        if (worst < 0) {
            throw SetupException.of("worst", "is at least 1, got " + worst);
        }
        try (ReportedRunOptions.Opened opened = source.open()) {
            JudgeInfo judge = source.judge(opened);
            List<RecordedCase> cases = worst > 0 ? worst(opened, judge.headline()) : named(opened);
            FieldNames names = new FieldNames(judge.fields());
            StringBuilder text = new StringBuilder();
            cases.forEach(recorded -> write(text, recorded, judge, names));
            streams.print(text.toString());
        }
        return ExitCode.OK;
    }

    private List<RecordedCase> named(ReportedRunOptions.Opened opened) throws IOException {
        List<RecordedCase> cases = new ArrayList<>();
        List<String> first = new ArrayList<>();
        opened.run().forEach(recorded -> {
            if (first.size() < MOST_NAMED) {
                first.add(recorded.result().id());
            }
            if (ids.contains(recorded.result().id())) {
                cases.add(recorded);
            }
        });
        List<String> found =
                cases.stream().map(recorded -> recorded.result().id()).toList();
        List<String> absent = ids.stream().filter(id -> !found.contains(id)).toList();
        if (!absent.isEmpty()) {
            throw new SetupException(opened.run().name() + ": no case has the id " + String.join(" or ", absent)
                    + "; the first are " + String.join(", ", first));
        }
        return cases;
    }

    /** Keeps only as many as are shown, so a long run costs no memory. */
    private List<RecordedCase> worst(ReportedRunOptions.Opened opened, Headline headline) throws IOException {
        WorstCases<RecordedCase> cases = new WorstCases<>(headline, worst);
        opened.run().forEach(recorded -> {
            if (!cases.isBest(recorded.result())) {
                cases.add(recorded.result(), recorded);
            }
        });
        return cases.inOrder();
    }

    private void write(StringBuilder text, RecordedCase recorded, JudgeInfo judge, FieldNames names) {
        RecordedResult result = recorded.result();
        text.append(style.bold("── " + Cells.line(result.id()) + "  " + outcome(result, judge.headline())))
                .append("\n\n");
        recorded.subject().ifPresent(record -> fields(text, record, names));
        result.error()
                .ifPresent(error -> text.append(style.red(Cells.line(error))).append("\n\n"));
        result.findings().stream()
                .sorted(Comparator.comparing(Finding::severity))
                .forEach(finding -> text.append("  ")
                        .append(finding.severity().word())
                        .append("  ")
                        .append(Cells.line(finding.message()))
                        .append('\n'));
        result.answers().forEach(answer -> answer(text, answer));
        result.verdict()
                .ifPresent(verdict ->
                        text.append('\n').append(Json.pretty(verdict)).append('\n'));
        text.append('\n');
    }

    private static String scale(Headline headline) {
        ScoreRange range = headline.range();
        return range == null
                ? ""
                : range.least().signum() < 0
                        ? " (" + range + ")"
                        : " / " + range.most().toPlainString();
    }

    private static String outcome(RecordedResult result, Headline headline) {
        return result.verdict()
                .map(verdict -> (headline.findLabel(verdict).orElse("") + " "
                                + headline.findScore(verdict)
                                        .map(points -> points.toPlainString() + scale(headline))
                                        .orElse(""))
                        .strip())
                .orElse(result.status().word());
    }

    private void fields(StringBuilder text, ObjectNode record, FieldNames names) {
        RecordFields fields = RecordFields.of(record, names);
        for (Field field : names.fields()) {
            fields.shown(field.name())
                    .ifPresent(value -> text.append(style.faint(field.name()))
                            .append('\n')
                            .append(shown(value))
                            .append("\n\n"));
        }
    }

    private static String shown(JsonNode value) {
        String text = value.isTextual() ? value.textValue() : Json.pretty(value);
        String cut = text.length() > LONGEST_TEXT
                ? text.substring(0, LONGEST_TEXT) + "… (" + (text.length() - LONGEST_TEXT) + " more characters)"
                : text;
        // What a terminal would obey is shown, not sent.
        return cut.replaceAll("[\\p{Cntrl}&&[^\\n\\t]]", "\uFFFD");
    }

    private void answer(StringBuilder text, RecordedAnswer answer) {
        String sign = answer.value()
                .map(value -> value.isBoolean() ? (value.booleanValue() ? style.green("✓") : style.red("✗")) : "•")
                .orElse(style.yellow("?"));
        text.append(sign).append(' ').append(Cells.line(answer.item().orElse(answer.question())));
        answer.value()
                .filter(value -> !value.isBoolean())
                .ifPresent(value ->
                        text.append(": ").append(Cells.line(value.isTextual() ? value.textValue() : value.toString())));
        answer.withheld()
                .ifPresent(reason -> text.append(" (withheld: ")
                        .append(reason.replace('_', ' '))
                        .append(')'));
        answer.confidence().ifPresent(sure -> text.append(style.faint("  " + sure + " sure")));
        text.append('\n');
        for (Evidence evidence : answer.evidence()) {
            text.append("    “")
                    .append(Cells.line(evidence.quote()))
                    .append("” (")
                    .append(evidence.passage())
                    .append(")\n");
        }
        if (!answer.rationale().isEmpty()) {
            text.append("    ")
                    .append(style.faint(Cells.line(answer.rationale())))
                    .append('\n');
        }
    }
}
