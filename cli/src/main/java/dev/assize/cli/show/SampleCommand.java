package dev.assize.cli.show;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.report.ReportedRunOptions;
import dev.assize.cli.terminal.Destination;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.core.JudgeInfo;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.FieldRole;
import dev.assize.core.record.RecordFields;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.agree.LabelSample;
import dev.assize.runs.sheet.SheetCell;
import dev.assize.runs.summary.FigureText;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws cases of a run for people to label. */
@Command(
        name = "sample",
        description = {
            "Draw cases of a run for people to label: a table that a spreadsheet opens and 'assize agree --labels' reads.",
            "Fill in the column pass (yes or no), label or score; the other columns are for reading. What the judge said is"
                    + " left out, so that it does not sway whoever labels.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  assize sample nightly 100 -o to-label.csv",
            "  assize sample nightly 100 -o to-label.csv --bom                to be opened with Excel",
            "  assize sample nightly 100 -o to-label.csv --bom --delimiter ';'   with Excel in German, French or Dutch",
            "  assize sample nightly 100 --pick doubtful -o to-label.csv",
            "  assize sample results.jsonl 50 --cases cases.jsonl --pick stratified -o to-label.csv",
            "  assize agree nightly --labels to-label.csv                     when it is filled in",
            "",
            "Only a random sample can correct a pass rate; doubtful cases show where the judge errs, not how often.",
            "",
            "Exit codes: 0 written · 2 wrong usage"
        })
public final class SampleCommand implements Callable<Integer> {

    @Mixin
    private final ReportedRunOptions source;

    @Parameters(index = "1", paramLabel = "N", description = "How many cases.")
    private int count;

    @Grouped(HelpGroup.OUTPUT)
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write the table to FILE instead of standard output.")
    private @Nullable String file;

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--pick",
            paramLabel = "HOW",
            description =
                    "Which cases: random, doubtful (the least sure answers first) or stratified (as many of each verdict). Default: random.")
    private LabelSample.Pick pick = LabelSample.Pick.RANDOM;

    @Grouped(HelpGroup.JUDGING)
    @Option(names = "--seed", paramLabel = "N", description = "The seed of the random draw. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Grouped(HelpGroup.OUTPUT)
    @Option(names = "--bom", description = "Begin the table with a byte order mark, by which Excel knows UTF-8.")
    private boolean mark;

    private final Streams streams;

    public SampleCommand(EngineContext context, Streams streams) {
        this.source = new ReportedRunOptions(context, streams);
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (count < 1) {
            throw new SetupException("N is at least 1, got " + count);
        }
        if (file != null && Files.exists(Path.of(file))) {
            throw new SetupException("-o " + file + ": is there already, perhaps with labels in it; name another file");
        }
        Destination.require(file, List.of());
        try (ReportedRunOptions.Opened opened = source.open()) {
            JudgeInfo judge = source.judge(opened);
            List<Long> drawn = new LabelSample(pick, count, seed).of(opened.run(), judge.headline());
            if (drawn.isEmpty()) {
                throw new SetupException(opened.run().name() + ": no case was judged, so there is nothing to label");
            }
            Sheet sheet = sheet(opened, judge, drawn, source.delimiter().orElse(','));
            Destination.write((mark ? "\uFEFF" : "") + sheet.table(), file, List.of(), streams);
            if (file != null) {
                streams.note("wrote " + FigureText.count(drawn.size(), "case") + " to " + file
                        + "; fill in pass, label or score");
            }
            if (sheet.namesakes() > 0) {
                streams.note(FigureText.count(sheet.namesakes(), "case")
                        + (sheet.namesakes() == 1 ? " has" : " have")
                        + " the id of another in the table (" + sheet.firstShared()
                        + "): labels cannot tell them apart; judge with ids that are different, such as --map 'id=#' or"
                        + " another field");
            }
            if (sheet.cut() > 0) {
                streams.note(FigureText.count(sheet.cut(), "text")
                        + (sheet.cut() == 1 ? " is" : " are")
                        + " longer than a cell of a spreadsheet may be, and cut; the cases have all of it");
            }
        }
        return ExitCode.OK;
    }

    /**
     * What is written.
     *
     * @param cut how many texts are longer than a cell may be
     * @param namesakes how many cases of the run have the id of another one that was drawn, {@code firstShared} the first of these
     */
    private record Sheet(String table, int cut, int namesakes, String firstShared) {}

    private static Sheet sheet(ReportedRunOptions.Opened opened, JudgeInfo judge, List<Long> drawn, char delimiter)
            throws IOException {
        FieldNames names = new FieldNames(judge.fields());
        List<Field> shown = filled(opened, judge, drawn, names);
        List<String> header = new ArrayList<>(List.of("id", "pass"));
        if (judge.headline().hasLabel()) {
            header.add("label");
        }
        if (judge.headline().hasScore()) {
            header.add("score");
        }
        header.add("by");
        header.add("remark");
        int answers = header.size();
        shown.forEach(field -> header.add("text." + field.name()));
        StringWriter table = new StringWriter();
        int[] cut = {0};
        Map<String, Integer> ids = ids(opened, drawn);
        try (CSVPrinter printer = new CSVPrinter(
                table, CSVFormat.RFC4180.builder().setDelimiter(delimiter).get())) {
            printer.printRecord(header);
            opened.run().forEach(recorded -> {
                if (Collections.binarySearch(drawn, recorded.ordinal()) >= 0) {
                    List<String> row = new ArrayList<>();
                    row.add(SheetCell.guarded(recorded.result().id()));
                    while (row.size() < answers) {
                        row.add("");
                    }
                    for (Field field : shown) {
                        String text = recorded.subject()
                                .flatMap(
                                        record -> RecordFields.of(record, names).shown(field.name()))
                                .map(SampleCommand::text)
                                .orElse("");
                        cut[0] += SheetCell.isTooLong(text) ? 1 : 0;
                        row.add(SheetCell.readable(text));
                    }
                    printer.printRecord(row);
                }
            });
        }
        int namesakes = ids.values().stream().mapToInt(cases -> cases - 1).sum();
        String shared = ids.entrySet().stream()
                .filter(id -> id.getValue() > 1)
                .findFirst()
                .map(Map.Entry::getKey)
                .orElse("");
        return new Sheet(table.toString(), cut[0], namesakes, shared);
    }

    /** How many cases of the run have each id that was drawn. */
    private static Map<String, Integer> ids(ReportedRunOptions.Opened opened, List<Long> drawn) throws IOException {
        Map<String, Integer> ids = new LinkedHashMap<>();
        opened.run().forEach(recorded -> {
            if (Collections.binarySearch(drawn, recorded.ordinal()) >= 0) {
                ids.put(recorded.result().id(), 0);
            }
        });
        opened.run().forEach(recorded -> ids.computeIfPresent(recorded.result().id(), (id, cases) -> cases + 1));
        return ids;
    }

    /** What there is to read in any of the cases: an empty column only makes the table wider. */
    private static List<Field> filled(
            ReportedRunOptions.Opened opened, JudgeInfo judge, List<Long> drawn, FieldNames names) throws IOException {
        Set<String> filled = new HashSet<>();
        opened.run().forEach(recorded -> {
            if (Collections.binarySearch(drawn, recorded.ordinal()) >= 0) {
                recorded.subject()
                        .ifPresent(record -> judge.fields().stream()
                                .map(Field::name)
                                .filter(name -> RecordFields.of(record, names)
                                        .shown(name)
                                        .map(SampleCommand::text)
                                        .filter(text -> !text.isBlank())
                                        .isPresent())
                                .forEach(filled::add));
            }
        });
        return judge.fields().stream()
                .filter(field -> field.role() != FieldRole.METADATA && filled.contains(field.name()))
                .toList();
    }

    private static String text(JsonNode value) {
        return value.isTextual() ? value.textValue() : value.toString();
    }
}
