package dev.assize.cli.judge;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.terminal.Destination;
import dev.assize.cli.terminal.ProgressBar;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.runs.dataset.Dataset;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where something is written that is made from cases, and what is said beside it; the forms differ from command to command. */
@Grouped(HelpGroup.OUTPUT)
public abstract class OutputFileOptions {

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description =
                    "Write to FILE instead of standard output; where --format is not given, its ending chooses the"
                            + " form.")
    private @Nullable String file;

    @Option(
            names = {"-q", "--quiet"},
            description = "No progress, no summary, no list of problems.")
    private boolean quiet;

    private final Streams streams;
    private final Terminal terminal;

    protected OutputFileOptions(Streams streams, Terminal terminal) {
        this.streams = streams;
        this.terminal = terminal;
    }

    /** The same, written to another file. */
    protected OutputFileOptions(OutputFileOptions other, String file) {
        this(other.streams, other.terminal);
        this.file = file;
        this.quiet = other.quiet;
    }

    public final Streams streams() {
        return streams;
    }

    public final Terminal terminal() {
        return terminal;
    }

    /** The file to write to; null for standard output. */
    public final @Nullable String file() {
        return file;
    }

    public final boolean quiet() {
        return quiet;
    }

    /** A word to the user beside what is written, unless quiet is asked for. */
    public final void note(String text) {
        if (!quiet) {
            streams.note(text);
        }
    }

    /** Throws {@link dev.assize.engine.setup.SetupException} for a file that cannot be written, or that is read. */
    public final void require(Collection<Path> read) {
        Destination.require(file, read);
    }

    /** @param read what must not be overwritten */
    public final Destination destination(Collection<Path> read) throws IOException {
        return isWrittenAtTheEnd() ? Destination.whole(file, read, streams) : Destination.growing(file, read, streams);
    }

    /** Whether nothing is written before all is there; then what was in the file stays until that. */
    protected boolean isWrittenAtTheEnd() {
        return false;
    }

    /** Null where nobody would see it, or where lines that scroll on the same terminal would get into its way. */
    public final @Nullable ProgressBar progress(Dataset dataset) {
        boolean scrolls = file == null && terminal.out() && scrolls();
        return quiet || !terminal.err() || scrolls ? null : ProgressBar.over(dataset, streams.err());
    }

    /** Whether what is written comes line by line, as cases are finished. */
    protected abstract boolean scrolls();
}
