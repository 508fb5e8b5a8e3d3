package dev.assize.cli.judge;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.input.InputOptions;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.run.CaseSource;
import dev.assize.engine.run.FieldMapping;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.runner.CaseSelection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which judge gets which cases, as a user says it on the command line. */
final class JudgeInput {

    private static final Pattern CASES = Pattern.compile("(?i).*\\.(csv|tsv|jsonl|ndjson)(\\.gz)?");

    @Parameters(
            index = "0",
            paramLabel = "JUDGE",
            description =
                    "A judge that 'assize judges' lists, a folder with a judge.yaml, a judge file, or a grader's JSON.")
    private String judge = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "CASES",
            description =
                    "Files with cases (JSONL, a JSON list, CSV with a header, TSV, YAML; also .gz), or - for standard input.")
    private List<String> cases = List.of();

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--grader",
            paramLabel = "FILE.json",
            description = "Judge with this grader of OpenAI, as it is; then JUDGE is left out.")
    private @Nullable String grader;

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--map",
            paramLabel = "FIELD=PATH",
            description =
                    "Read a field of the judge from another place of the record, such as output_text=choices.0.text.")
    private List<String> map = List.of();

    @Grouped(HelpGroup.JUDGING)
    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description =
                    "A setting of the judge, such as ranges=articles; 'assize describe JUDGE' shows which it has.")
    private Map<String, String> settings = Map.of();

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--allow-missing",
            description = "Judge even when the first records lack a field that the judge requires.")
    private boolean allowMissing;

    @Grouped(HelpGroup.INPUT)
    @Option(names = "--id", paramLabel = "ID", description = "Judge only the case with this id; may be repeated.")
    private List<String> ids = List.of();

    @Grouped(HelpGroup.INPUT)
    @Option(names = "--limit", paramLabel = "N", description = "Judge at most N cases.")
    private long limit = Long.MAX_VALUE;

    @Mixin
    private final InputOptions input = new InputOptions();

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--output-field",
            paramLabel = "PATH",
            description =
                    "Judge the output that stands here in the record. Given twice or more, each is judged in a run of"
                            + " its own, and two are compared.")
    private List<String> outputFields = List.of();

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--max-record-mb",
            paramLabel = "MB",
            description = "Refuse records over this size. Default: ${DEFAULT-VALUE}.")
    private int maxRecordMegabytes = Dataset.DEFAULT_LIMIT / (1024 * 1024);

    /** The judge as it was named; a grader is one. */
    String judgeName() {
        return grader == null ? judge : grader;
    }

    /** Throws {@link SetupException} for numbers that are none, and for a file of cases where the judge should stand. */
    void requireUsable() {
        SetupException.requirePositive("limit", limit);
        SetupException.requirePositive("max-record-mb", maxRecordMegabytes);
        String named = judgeName();
        if (CASES.matcher(named).matches() && Files.isRegularFile(Path.of(named))) {
            // Whoever forgets the judge names a file of cases in its place.
            throw new SetupException(named + " is a file of cases; name the judge before it: assize judge JUDGE "
                    + named + " ('assize judges' lists them)");
        }
    }

    /** What is set of it. */
    Map<String, String> settings() {
        return settings;
    }

    OutputFields outputs(ChosenJudge chosen) {
        return new OutputFields(outputFields, chosen.info());
    }

    /** @param mapped more fields that are read from another place */
    CaseSource source(ChosenJudge chosen, List<String> mapped) {
        return new CaseSource(
                files().stream().map(DataSource::of).toList(),
                input.options((int) Math.min(1024L, maxRecordMegabytes) * 1024 * 1024),
                FieldMapping.parse(
                        Stream.concat(map.stream(), mapped.stream()).toList(),
                        chosen.info().fields()),
                CaseSelection.of(ids, limit),
                allowMissing);
    }

    boolean isStandardInput() {
        return files().contains(DataSource.STANDARD_INPUT);
    }

    /** Whether the cases are named, and are to be the first of them as well. */
    boolean isLimitedTwice() {
        return !ids.isEmpty() && limit < Long.MAX_VALUE;
    }

    /** With a grader there is no judge to name, and what stands first are cases already. */
    List<String> files() {
        List<String> files = new ArrayList<>(cases);
        if (grader != null) {
            files.add(0, judge);
        }
        if (files.isEmpty()) {
            throw new SetupException("name the files with cases, or - for standard input");
        }
        return files;
    }
}
