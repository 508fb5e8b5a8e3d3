package dev.assize.cli.report;

import dev.assize.cli.SetupException;
import dev.assize.cli.Streams;
import dev.assize.core.record.FieldPath;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.record.CasesBeside;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.record.ResultsFile;
import dev.assize.runs.report.ReportRequest.Fact;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which run is reported, as a user says it on the command line. */
final class ReportedRunOptions {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    @Parameters(
            paramLabel = "RUN",
            description = "A file of result lines, as 'assize judge -o FILE' writes it, or - for standard input.")
    private String run = "";

    @Option(
            names = "--cases",
            paramLabel = "FILE",
            description =
                    "The cases that were judged, where the results alone are at hand: brings their texts. May be repeated.")
    private List<String> cases = List.of();

    @Option(
            names = "--map",
            paramLabel = "FIELD=PATH",
            description = "As when the cases were judged; only with --cases.")
    private Map<String, String> map = Map.of();

    private final Streams streams;

    ReportedRunOptions(Streams streams) {
        this.streams = streams;
    }

    /**
     * A run that can be read as often as need be.
     *
     * @param sources the files that it is read from
     * @param spooled a copy of the standard input, ours to delete; null when there is none
     */
    record Opened(
            RecordedRun run,
            List<DataSource> sources,
            List<Fact> facts,
            @Nullable Path spooled) implements AutoCloseable {
        @Override
        public void close() throws IOException {
            if (spooled != null) {
                Files.deleteIfExists(spooled);
            }
        }
    }

    Opened open() throws IOException {
        if (!map.isEmpty() && cases.isEmpty()) {
            throw new SetupException("--map tells where --cases keep their fields; name them with --cases FILE");
        }
        Path spooled = run.equals(DataSource.STANDARD_INPUT) ? spool() : null;
        DataSource results = spooled == null ? DataSource.of(run) : new DataSource("stdin", spooled);
        List<DataSource> sources = new ArrayList<>(List.of(results));
        cases.stream().map(DataSource::of).forEach(sources::add);
        RecordedRun read = new ResultsFile(results);
        RecordedRun whole =
                cases.isEmpty() ? read : new CasesBeside(read, sources.subList(1, sources.size()), fields());
        return new Opened(whole, sources, facts(results, spooled), spooled);
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

    private static List<Fact> facts(DataSource results, @Nullable Path spooled) throws IOException {
        Path path = results.path();
        return path == null || spooled != null
                ? List.of()
                : List.of(new Fact(
                        "results written",
                        TIME.format(Files.getLastModifiedTime(path).toInstant())));
    }
}
