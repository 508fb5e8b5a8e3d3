package dev.assize.cli.report;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.input.InputOptions;
import dev.assize.cli.store.RunJudgeOption;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.Streams;
import dev.assize.core.JudgeInfo;
import dev.assize.core.record.FieldPath;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenRun;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.record.ResultsFile;
import dev.assize.runs.record.ResultsFolder;
import dev.assize.runs.record.ResultsWithCases;
import dev.assize.runs.report.ReportRequest.Fact;
import dev.assize.runs.store.StoredRun;
import dev.assize.runs.summary.FigureText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which run is reported, as a user says it on the command line. */
@Grouped(HelpGroup.INPUT)
public final class ReportedRunOptions {

    @Parameters(
            index = "0",
            paramLabel = "RUN",
            description =
                    "The name of a stored run, a file of result lines as 'assize judge -o FILE' writes it, a folder"
                            + " of them as 'assize spark judge' does, or - for standard input.")
    private String run = "";

    @Option(
            names = "--cases",
            paramLabel = "FILE",
            description = "The cases behind a file of results, so that their texts are shown. May be repeated.")
    private List<String> cases = List.of();

    @Option(
            names = "--map",
            paramLabel = "FIELD=PATH",
            description = "As when the cases were judged; only with --cases.")
    private Map<String, String> map = Map.of();

    @Option(
            names = "--sample",
            paramLabel = "N|all",
            description =
                    "Of a folder with more than N results, read about N of them, drawn at random and each time the same."
                            + " Default: ${DEFAULT-VALUE}.")
    private String sample = "100000";

    @Mixin
    private final InputOptions input = new InputOptions();

    @Mixin
    private final RunJudgeOption judge = new RunJudgeOption();

    @Mixin
    private final StoreOption store;

    private final Streams streams;

    public ReportedRunOptions(EngineContext context, Streams streams) {
        this.store = new StoreOption(context);
        this.streams = streams;
    }

    /** What the user says stands between the cells of tables. */
    public Optional<Character> delimiter() {
        return Optional.ofNullable(input.options().delimiter());
    }

    /**
     * A run that can be read as often as need be.
     *
     * @param facts what is known of it besides its results
     * @param spooled a copy of the standard input, ours to delete; null when there is none
     */
    public record Opened(
            RecordedRun run,
            List<Fact> facts,
            OpenRun open,
            @Nullable Path spooled) implements AutoCloseable {

        /** Which results have no case in the files of --cases, once all were looked at; throws when none has. */
        Optional<String> unmatched() {
            return run instanceof ResultsWithCases whole ? whole.unmatched() : Optional.empty();
        }

        @Override
        public void close() throws IOException {
            open.close();
            if (spooled != null) {
                Files.deleteIfExists(spooled);
            }
        }
    }

    /** The files and folders that are read. */
    public List<Path> files() {
        List<String> named = new ArrayList<>(cases);
        named.add(run);
        return Stream.of(StoreOption.files(named), judge.files())
                .flatMap(List::stream)
                .toList();
    }

    /** The judge of the run; throws when it cannot be had. */
    public JudgeInfo judge(Opened opened) throws IOException {
        return judge.info(opened.open());
    }

    /** The judge of the run, where it can be had. */
    public Optional<JudgeInfo> findJudge(Opened opened) throws IOException {
        return judge.find(opened.open());
    }

    public Opened open() throws IOException {
        if (!map.isEmpty() && cases.isEmpty()) {
            throw new SetupException("--map tells where --cases keep their fields; name them with --cases FILE");
        }
        List<DataSource> sources = cases.stream().map(DataSource::of).toList();
        FieldMap fields = fields();
        Path spooled = run.equals(DataSource.STANDARD_INPUT) ? spool() : null;
        OpenRun open =
                spooled == null ? store.run(run) : new OpenRun(new ResultsFile(new DataSource("stdin", spooled)), null);
        List<Fact> facts = new ArrayList<>();
        RecordedRun results = open.run() instanceof ResultsFolder folder ? sampled(folder, facts) : open.run();
        RecordedRun whole = cases.isEmpty() ? results : new ResultsWithCases(results, sources, fields, input.options());
        open.stored().ifPresentOrElse(stored -> tell(facts, stored), () -> tellFile(facts, spooled));
        return new Opened(whole, facts, open, spooled);
    }

    /** All results, or as many as a page can hold. */
    private RecordedRun sampled(ResultsFolder folder, List<Fact> facts) throws IOException {
        if (sample.equals("all")) {
            return folder;
        }
        if (!sample.matches("[1-9][0-9]{0,8}")) {
            throw SetupException.of("sample", "takes all or a number of cases, got \"" + sample + "\"");
        }
        long most = Long.parseLong(sample);
        long count = folder.count();
        if (count <= most) {
            return folder;
        }
        facts.add(new Fact(
                "sample",
                "about " + FigureText.count(most) + " of " + FigureText.count(count)
                        + " cases, drawn at random; all figures are of these"));
        return folder.sample((double) most / count);
    }

    private Path spool() throws IOException {
        Path copy = Files.createTempFile("assize-results", ".jsonl");
        Files.copy(streams.in(), copy, StandardCopyOption.REPLACE_EXISTING);
        return copy;
    }

    private FieldMap fields() {
        Map<String, FieldPath> paths = new LinkedHashMap<>();
        map.forEach((field, path) -> {
            try {
                paths.put(field, FieldPath.parse(path));
            } catch (IllegalArgumentException e) {
                throw new SetupException("--map " + field + "=" + path + ": " + e.getMessage());
            }
        });
        return new FieldMap(paths);
    }

    private static void tell(List<Fact> facts, StoredRun stored) {
        facts.add(new Fact("started", FigureText.minute(stored.started())));
        facts.add(stored.finished()
                .map(end -> new Fact("finished", FigureText.minute(end)))
                .orElseGet(() -> new Fact("state", "unfinished: this is of the cases so far")));
    }

    private void tellFile(List<Fact> facts, @Nullable Path spooled) {
        if (spooled != null) {
            return;
        }
        try {
            facts.add(new Fact(
                    "results written",
                    FigureText.minute(Files.getLastModifiedTime(Path.of(run)).toInstant())));
        } catch (IOException e) {
            throw new SetupException(run + ": cannot be read: " + e.getMessage());
        }
    }
}
