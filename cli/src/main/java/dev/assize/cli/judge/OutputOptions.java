package dev.assize.cli.judge;

import dev.assize.cli.Streams;
import dev.assize.cli.terminal.ProgressBar;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.JudgeInfo;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where results go and in which form, as a user says it on the command line. */
final class OutputOptions {

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write the results to FILE instead of standard output.")
    private @Nullable String file;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table, jsonl, json or verdict. Default: table on a terminal, otherwise jsonl.")
    private @Nullable OutputFormat format;

    @Option(
            names = {"-q", "--quiet"},
            description = "No progress, no summary, no list of problems.")
    private boolean quiet;

    private final Streams streams;
    private final Terminal terminal;

    OutputOptions(Streams streams, Terminal terminal) {
        this.streams = streams;
        this.terminal = terminal;
    }

    Streams streams() {
        return streams;
    }

    Terminal terminal() {
        return terminal;
    }

    /** The file to write to; null for standard output. */
    @Nullable
    String file() {
        return file;
    }

    boolean quiet() {
        return quiet;
    }

    /** A word to the user beside the results, unless quiet is asked for. */
    void note(String text) {
        if (!quiet) {
            streams.err().println("assize: " + text);
        }
    }

    Destination destination(List<DataSource> sources) throws IOException {
        return Destination.of(file, sources, streams);
    }

    Output output(OutputStream out, JudgeInfo info) {
        return switch (chosen()) {
            case TABLE ->
                new TableOutput(out, info.headline(), info.labels(), file == null ? terminal : Terminal.plain());
            case JSONL -> Output.lines(out, false);
            case JSON -> Output.list(out);
            case VERDICT -> Output.lines(out, true);
        };
    }

    OutputFormat chosen() {
        if (format != null) {
            return format;
        }
        if (file != null) {
            return file.endsWith(".json") ? OutputFormat.JSON : OutputFormat.JSONL;
        }
        return terminal.out() ? OutputFormat.TABLE : OutputFormat.JSONL;
    }

    @Nullable
    ProgressBar progress(Dataset dataset) {
        // On one terminal a table that scrolls and a bar that redraws its line would get into each other's way.
        boolean table = file == null && terminal.out();
        return quiet || !terminal.err() || table ? null : ProgressBar.over(dataset, streams.err());
    }
}
