package dev.assize.cli.audit;

import dev.assize.cli.Streams;
import dev.assize.cli.judge.Destination;
import dev.assize.cli.terminal.ProgressBar;
import dev.assize.cli.terminal.Terminal;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where an audit goes and in which form, as a user says it on the command line. */
final class AuditOutputOptions {

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write to FILE instead of standard output; .md, .json and .jsonl choose the form.")
    private @Nullable String file;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table or md (the report), json (the report as an object) or jsonl (a line for each reply)."
                    + " Default: table on a terminal, otherwise jsonl.")
    private @Nullable AuditFormat format;

    @Option(
            names = {"-q", "--quiet"},
            description = "No progress, and no summary on standard error.")
    private boolean quiet;

    private final Streams streams;
    private final Terminal terminal;

    AuditOutputOptions(Streams streams, Terminal terminal) {
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

    /** A word to the user beside the audit, unless quiet is asked for. */
    void note(String text) {
        if (!quiet) {
            streams.err().println("assize: " + text);
        }
    }

    AuditFormat chosen() {
        if (format != null) {
            return format;
        }
        if (file != null) {
            return file.endsWith(".md")
                    ? AuditFormat.MD
                    : file.endsWith(".json") ? AuditFormat.JSON : AuditFormat.JSONL;
        }
        return terminal.out() ? AuditFormat.TABLE : AuditFormat.JSONL;
    }

    /** @param read what must not be overwritten */
    Destination destination(List<DataSource> read) throws IOException {
        return Destination.of(file, read, streams);
    }

    /** Null where nobody would see it, or where lines that scroll would get into its way. */
    @Nullable
    ProgressBar progress(Dataset dataset) {
        boolean scrolls = file == null && terminal.out() && chosen() == AuditFormat.JSONL;
        return quiet || !terminal.err() || scrolls ? null : ProgressBar.over(dataset, streams.err());
    }
}
