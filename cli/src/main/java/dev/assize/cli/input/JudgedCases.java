package dev.assize.cli.input;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.run.CaseSource;
import dev.assize.engine.run.FieldMapping;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.runner.CaseSelection;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A judge and the cases that it would judge, for a command that takes them as {@code assize judge} does. */
public final class JudgedCases {

    @Parameters(
            index = "0",
            paramLabel = "JUDGE",
            description =
                    "A judge that 'assize judges' lists, a folder with a judge.yaml, a judge file, or a grader's JSON.")
    private String judge = "";

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "CASES",
            description = "Files with cases, as for 'assize judge'; - for standard input.")
    private List<String> cases = List.of();

    @Grouped(HelpGroup.INPUT)
    @Option(names = "--map", paramLabel = "FIELD=PATH", description = "As for 'assize judge'.")
    private List<String> map = List.of();

    @Grouped(HelpGroup.JUDGING)
    @Option(names = "--set", paramLabel = "NAME=VALUE", description = "As for 'assize judge'.")
    private Map<String, String> settings = Map.of();

    @Mixin
    private final InputOptions input = new InputOptions();

    /** The judge, as it was named. */
    public String judgeName() {
        return judge;
    }

    /** What is set of it. */
    public Map<String, String> settings() {
        return settings;
    }

    /** @param limit how many cases at most */
    public CaseSource source(ChosenJudge chosen, long limit, boolean allowMissing) {
        return new CaseSource(
                sources(),
                input.options(),
                FieldMapping.parse(map, chosen.info().fields()),
                CaseSelection.of(List.of(), limit),
                allowMissing);
    }

    /** The files of cases. */
    public Stream<Path> files() {
        return sources().stream().flatMap(source -> source.file().stream());
    }

    private List<DataSource> sources() {
        return cases.stream().map(DataSource::of).toList();
    }
}
