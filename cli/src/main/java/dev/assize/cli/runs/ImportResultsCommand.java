package dev.assize.cli.runs;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.store.RunJudgeOption;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.Streams;
import dev.assize.core.record.FieldPath;
import dev.assize.engine.run.ResultsImport;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenRun;
import dev.assize.engine.store.OpenStore;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.record.ResultsFile;
import dev.assize.runs.record.ResultsFolder;
import dev.assize.runs.record.ResultsWithCases;
import dev.assize.runs.summary.FigureText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes results from a folder or a file into the store. */
@Command(
        name = "import",
        description = "Take results from a folder, as 'assize spark judge' writes it, or from a file into the store.",
        footer = {
            "",
            "Examples:",
            "  assize runs import results --run nightly                      then report, compare, agree",
            "  assize runs import results --run nightly --cases cases.jsonl  with the texts of the cases"
        })
final class ImportResultsCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "DIR", description = "A folder with part files of result lines, or one file.")
    private String place = "";

    @Grouped(HelpGroup.RUNS)
    @Option(names = "--run", paramLabel = "NAME", description = "The name of the run. Default: one is made.")
    private @Nullable String run;

    @Grouped(HelpGroup.RUNS)
    @Option(names = "--replace", description = "Delete an earlier run of that name first.")
    private boolean replace;

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--cases",
            paramLabel = "FILE",
            description = "The cases that were judged, which brings their texts. May be repeated.")
    private List<String> cases = List.of();

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--map",
            paramLabel = "FIELD=PATH",
            description = "As when the cases were judged; only with --cases.")
    private Map<String, String> map = Map.of();

    @Mixin
    private final RunJudgeOption judge = new RunJudgeOption();

    @Mixin
    private final StoreOption store;

    private final EngineContext context;
    private final Streams streams;

    ImportResultsCommand(EngineContext context, Streams streams) {
        this.store = new StoreOption(context);
        this.context = context;
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        RecordedRun results = Files.isDirectory(Path.of(place))
                ? ResultsFolder.of(Path.of(place))
                : new ResultsFile(DataSource.of(place));
        RecordedCase first = first(results).orElseThrow(() -> new DatasetException(place + ": has no results"));
        RecordedRun whole = cases.isEmpty()
                ? results
                : new ResultsWithCases(
                        results, cases.stream().map(DataSource::of).toList(), fields());
        try (OpenStore open = store.choice().open()) {
            ResultsImport.Imported imported = new ResultsImport(open, judge.of(new OpenRun(results, null)), context)
                    .run(whole, first.result(), run, replace);
            streams.note(FigureText.count(imported.cases(), "result") + " kept as the run \""
                    + imported.name() + "\"; 'assize report " + imported.name() + StoreOption.flag(open)
                    + "' shows what they come to");
        }
        return 0;
    }

    private static Optional<RecordedCase> first(RecordedRun results) throws IOException {
        return results instanceof ResultsFolder folder ? folder.first() : ((ResultsFile) results).first();
    }

    private FieldMap fields() {
        Map<String, FieldPath> paths = new LinkedHashMap<>();
        map.forEach((field, path) -> {
            try {
                paths.put(field, FieldPath.parse(path));
            } catch (IllegalArgumentException e) {
                throw SetupException.of("map", field + "=" + path + ": " + e.getMessage());
            }
        });
        return new FieldMap(paths);
    }
}
