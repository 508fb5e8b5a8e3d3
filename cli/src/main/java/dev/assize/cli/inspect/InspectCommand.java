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
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldMatch;
import dev.assize.core.record.FieldPath;
import dev.assize.core.record.FieldRole;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.run.InnerList;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.DatasetProfile;
import dev.assize.runs.dataset.Row;
import dev.assize.runs.summary.FigureText;
import dev.assize.text.Shortened;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
            "  assize inspect export.csv --encoding windows-1252",
            "  assize inspect export.json --records data.rows          a list inside the file",
            "",
            "Exit codes: 0 shown · 2 wrong usage, or nothing could be read · 3 the judge would miss a field it requires"
        })
public final class InspectCommand implements Callable<Integer> {

    private static final int MOST_RECORDS = 1_000;
    private static final int LONGEST_EXAMPLE = 60;

    /** How people head the column that names a record, such as {@code question_id}, {@code Case ID}, {@code #}, {@code Nr.}. */
    private static final Pattern NAMES_A_RECORD =
            Pattern.compile("#|(?i:id|key|uuid|nr\\.?|no\\.?|n°)|.*[ _-](?i:id|nr\\.?|no\\.?|#)|.*[a-z](?:Id|ID)");

    @Parameters(paramLabel = "FILE", description = "A file of cases: JSONL, a JSON list, CSV, TSV or YAML, also .gz.")
    private String file = "";

    @Grouped(HelpGroup.JUDGING)
    @Option(names = "--judge", paramLabel = "JUDGE", description = "The judge that would judge them.")
    private @Nullable String judge;

    @Mixin
    private final InputOptions input = new InputOptions();

    @Mixin
    private final TextReportOutput output;

    public InspectCommand(Streams streams, Terminal terminal) {
        this.output = new TextReportOutput(streams, terminal);
    }

    @Override
    public Integer call() throws IOException {
        output.require(StoreOption.files(Stream.of(file, judge)
                .filter(Objects::nonNull)
                .map(String::valueOf)
                .toList()));
        DataSource source = DataSource.of(file);
        DatasetProfile profile;
        try (Dataset dataset = open(source)) {
            profile = DatasetProfile.of(dataset);
        }
        FieldMatch match = judge == null
                ? null
                : match(source, ChosenJudge.named(judge).info().fields());
        List<Field> fields =
                judge == null ? List.of() : ChosenJudge.named(judge).info().fields();
        output.print(
                source.name(),
                "Assize inspect",
                () -> report(source, profile, fields, match),
                () -> json(source, profile, fields, match));
        if (profile.records() == 0 || profile.unreadable() == profile.records()) {
            return ExitCode.USAGE;
        }
        return match != null && !match.missing().isEmpty() ? ExitCode.SOME_NOT_JUDGED : ExitCode.OK;
    }

    private Dataset open(DataSource source) {
        return Dataset.again(List.of(source), input.options());
    }

    private FieldMatch match(DataSource source, List<Field> fields) throws IOException {
        FieldMatch match = new FieldMatch(fields);
        try (Dataset dataset = open(source)) {
            for (int i = 0; i < MOST_RECORDS; i++) {
                Optional<Row> row = dataset.next();
                if (row.isEmpty()) {
                    break;
                }
                see(match, row.get());
            }
        }
        return match;
    }

    /** A row that holds no record tells nothing of the fields. */
    private static void see(FieldMatch match, Row row) {
        ObjectNode record;
        try {
            record = row.record();
        } catch (InvalidCase e) {
            return;
        }
        match.see(record);
    }

    private TextReport report(
            DataSource source, DatasetProfile profile, List<Field> fields, @Nullable FieldMatch match) {
        TextReport report = new TextReport();
        report.heading(source.name() + ": " + told(source) + ", " + encoding() + ", "
                + FigureText.count(profile.records(), "record")
                + (profile.unreadable() == 0
                        ? ""
                        : ", of which " + FigureText.count(profile.unreadable()) + " cannot be read"));
        profile.problems().forEach(report::warning);
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
        if (match != null && match.seen() > 0) {
            mapping(report, source, fields, match);
        }
        return report;
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

    private void mapping(TextReport report, DataSource source, List<Field> fields, FieldMatch match) {
        report.gap().heading("As cases of " + judge);
        Table table = new Table("the judge's field", "", "found at");
        fields.forEach(field -> table.row(
                field.name(),
                field.required() ? "required" : "optional",
                match.place(field.name()).orElse(field.required() ? "nowhere" : "–")));
        if (fields.stream().noneMatch(field -> field.name().equals("id"))) {
            table.row("id", "optional", match.keys().contains("id") ? "id" : "– (file and line name the case)");
        }
        report.grid(table);
        if (!match.unknown().isEmpty()) {
            report.line("Not read by the judge: " + String.join(", ", match.unknown()));
        }
        Optional<InnerList> inside = match.missing().isEmpty() ? Optional.empty() : inside(source);
        if (inside.isPresent()) {
            report.warning("a required field is nowhere, and \"" + inside.get().path() + "\" is a list of "
                    + inside.get().size() + " objects. If these are the records:");
            report.line("assize inspect " + file + " --judge " + judge + " --records "
                    + inside.get().path());
        } else if (!match.missing().isEmpty()) {
            report.warning("a required field is nowhere. If others hold what the judge reads, say so:");
            report.line(command(String.join(" ", maps(fields, match))));
        } else if (!maps(fields, match).isEmpty()) {
            report.line("Others may hold what the judge reads too. If so, say it:");
            report.line(command(String.join(" ", maps(fields, match))));
        }
        List<String> outputs = match.likelyOutputs();
        if (outputs.size() > 1 && match.missing().stream().anyMatch(field -> field.role() == FieldRole.OUTPUT)) {
            report.line("If these are outputs of several models, judge each: "
                    + outputs.stream()
                            .map(output -> "--output-field " + ShellWord.of(output))
                            .collect(Collectors.joining(" ")));
        }
    }

    private String command(String options) {
        return "assize judge " + ShellWord.of(String.valueOf(judge)) + " " + ShellWord.of(file) + " " + options;
    }

    /** For what is required always one, so that the line shows what is lacking; for the rest where a name sounds like it. */
    private static List<String> maps(List<Field> fields, FieldMatch match) {
        List<Field> lacking = new ArrayList<>(match.missing());
        fields.stream()
                .filter(field -> match.place(field.name()).isEmpty() && !lacking.contains(field))
                .filter(field -> field.role() != FieldRole.METADATA)
                .forEach(lacking::add);
        Map<String, String> guesses = match.guesses(lacking);
        List<String> maps = new ArrayList<>();
        for (Field field : lacking) {
            String guess = guesses.getOrDefault(field.name(), match.missing().contains(field) ? "FIELD" : "");
            if (!guess.isEmpty()) {
                maps.add("--map " + ShellWord.of(field.name() + "=" + guess));
            }
        }
        if (!match.keys().contains("id")) {
            match.unknown().stream()
                    .filter(key -> !guesses.containsValue(key)
                            && NAMES_A_RECORD.matcher(key).matches())
                    .findFirst()
                    .ifPresent(key -> maps.add("--map " + ShellWord.of("id=" + key)));
        }
        return maps;
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

    private ObjectNode json(DataSource source, DatasetProfile profile, List<Field> fields, @Nullable FieldMatch match) {
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
        if (match != null) {
            ObjectNode mapping = json.putObject("judge").put("name", judge).putObject("fields");
            fields.forEach(
                    field -> mapping.put(field.name(), match.place(field.name()).orElse(null)));
            match.unknown().forEach(json.withArray("unmapped")::add);
            maps(fields, match).forEach(json.withArray("suggestions")::add);
        }
        return json;
    }
}
