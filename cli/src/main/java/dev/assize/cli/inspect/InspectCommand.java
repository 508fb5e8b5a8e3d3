package dev.assize.cli.inspect;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.input.InputOptions;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.ShellWord;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.textreport.Table;
import dev.assize.cli.textreport.TextReport;
import dev.assize.cli.textreport.TextReportOutput;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Json;
import dev.assize.core.record.FieldPath;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.run.InnerList;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.DatasetProfile;
import dev.assize.runs.dataset.Row;
import dev.assize.runs.summary.FigureText;
import dev.assize.text.Shortened;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows what is in a file before anything is judged. */
@Command(
        name = "inspect",
        description = {
            "Show what is in a file of cases: its format, how many records, its fields with types and an example.",
            "With --judge also which field would go where, what is missing, and the --map line to paste.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  assize inspect cases.csv",
            "  assize inspect cases.csv --judge reference-coverage",
            "  assize inspect cases.csv --judge reference-coverage --map output_text=answer",
            "  assize inspect export.csv --encoding windows-1252",
            "  assize inspect export.json --records data.rows          a list inside the file",
            "",
            "Exit codes: 0 shown · 2 wrong usage, or nothing could be read · 3 the judge would miss a field it requires"
        })
public final class InspectCommand implements Callable<Integer> {

    private static final int LONGEST_EXAMPLE = 60;

    @Parameters(paramLabel = "FILE", description = "A file of cases: JSONL, a JSON list, CSV, TSV or YAML, also .gz.")
    private String file = "";

    @Grouped(HelpGroup.JUDGING)
    @Option(names = "--judge", paramLabel = "JUDGE", description = "The judge that would judge them.")
    private @Nullable String judge;

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--map",
            paramLabel = "FIELD=PATH",
            description = "As it would be given to 'assize judge', to see what it finds; with --judge.")
    private List<String> map = List.of();

    @Mixin
    private final InputOptions input = new InputOptions();

    @Mixin
    private final TextReportOutput output;

    public InspectCommand(Streams streams, Terminal terminal) {
        this.output = new TextReportOutput(streams, terminal);
    }

    @Override
    public Integer call() throws IOException {
        if (judge == null && !map.isEmpty()) {
            throw SetupException.of("map", "needs --judge, whose fields it maps");
        }
        output.require(StoreOption.files(Stream.of(file, judge)
                .filter(Objects::nonNull)
                .map(String::valueOf)
                .toList()));
        DataSource source = DataSource.of(file);
        DatasetProfile profile;
        try (Dataset dataset = open(source)) {
            profile = DatasetProfile.of(dataset);
        }
        CaseColumns columns = judge == null ? null : columns(source, judge);
        output.print(
                source.name(),
                "Assize inspect",
                () -> report(source, profile, columns),
                () -> json(source, profile, columns));
        if (profile.records() == 0 || profile.unreadable() == profile.records()) {
            return ExitCode.USAGE;
        }
        return columns != null && columns.lacksAny() ? ExitCode.SOME_NOT_JUDGED : ExitCode.OK;
    }

    private CaseColumns columns(DataSource source, String named) throws IOException {
        CaseColumns columns =
                new CaseColumns(named, ChosenJudge.named(named).info().fields(), map);
        try (Dataset dataset = open(source)) {
            for (Optional<Row> row = dataset.next(); row.isPresent(); row = dataset.next()) {
                columns.see(row.get());
            }
        }
        return columns;
    }

    private Dataset open(DataSource source) {
        return Dataset.again(List.of(source), input.options());
    }

    private TextReport report(DataSource source, DatasetProfile profile, @Nullable CaseColumns columns) {
        TextReport report = new TextReport();
        report.heading(source.name() + ": " + told(source) + ", " + encoding() + ", "
                + FigureText.count(profile.records(), "record")
                + (profile.unreadable() == 0
                        ? ""
                        : ", of which " + FigureText.count(profile.unreadable()) + " cannot be read"));
        profile.problems().forEach(report::warning);
        if (input.options().encoding() == null
                && profile.problems().stream().anyMatch(problem -> problem.contains("such as windows-1252"))) {
            report.line(
                    "Files that older programs of Windows wrote, Excel's plain CSV among them, are read with --encoding"
                            + " windows-1252.");
        }
        Table table = new Table("field", "type", "filled", "example");
        profile.fields()
                .forEach(field -> table.row(
                        field.path(),
                        String.join(", ", field.types()),
                        FigureText.count(field.filled()),
                        Shortened.after(LONGEST_EXAMPLE, field.example())));
        report.grid(table);
        if (profile.isCut()) {
            report.line("There are more fields; the first 300 are shown.");
        }
        // Where nothing could be read, every field is missing, and no map would bring it.
        if (columns != null && columns.sawAny()) {
            columns.tell(report, named(), inside(source));
        }
        return report;
    }

    /** The file for a line to paste, with the options without which it is not read. */
    private String named() {
        Charset given = input.options().encoding();
        Character between = input.options().delimiter();
        return ShellWord.of(file)
                + (given == null ? "" : " --encoding " + ShellWord.of(given.name()))
                + (between == null ? "" : " --delimiter " + ShellWord.of(between == '\t' ? "tab" : between.toString()));
    }

    /** The list inside a file that is one object. */
    private Optional<InnerList> inside(DataSource source) {
        try (Dataset dataset = open(source)) {
            Optional<Row> only = dataset.next();
            return only.isEmpty() || dataset.next().isPresent()
                    ? Optional.empty()
                    : InnerList.of(only.get().record());
        } catch (InvalidCase | IOException e) {
            return Optional.empty();
        }
    }

    /** {@code CSV with ;}, {@code JSON, the list at results.results}. */
    private String told(DataSource source) {
        DataSource.Reading reading = source.reading(input.options());
        String between = reading.delimiter()
                .filter(unit -> unit != ',')
                .map(unit -> " with " + (unit == '\t' ? "tabs" : unit))
                .orElse("");
        return formatName(reading)
                + between
                + reading.records().map(path -> ", the list at " + path).orElse("");
    }

    private static String formatName(DataSource.Reading reading) {
        return reading.format().map(DataFormat::name).orElse("no known format");
    }

    private String encoding() {
        Charset given = input.options().encoding();
        return given == null ? "UTF-8" : given.name();
    }

    private ObjectNode json(DataSource source, DatasetProfile profile, @Nullable CaseColumns columns) {
        DataSource.Reading reading = source.reading(input.options());
        ObjectNode json = Json.object()
                .put("file", source.name())
                .put("format", formatName(reading).toLowerCase(Locale.ROOT))
                .put("encoding", encoding())
                .put("delimiter", reading.delimiter().map(String::valueOf).orElse(null))
                .put("list", reading.records().map(FieldPath::toString).orElse(null))
                .put("records", profile.records())
                .put("unreadable", profile.unreadable());
        ArrayNode list = json.putArray("fields");
        profile.fields().forEach(field -> {
            ObjectNode written = list.addObject().put("path", field.path());
            field.types().forEach(written.putArray("types")::add);
            written.put("filled", field.filled()).put("example", field.example());
        });
        if (columns != null) {
            columns.tell(json);
        }
        return json;
    }
}
