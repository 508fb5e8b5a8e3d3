package dev.assize.cli.rerule;

import dev.assize.cli.terminal.BrokenPipe;
import dev.assize.cli.terminal.Destination;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.setup.SetupException;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** Where the new result lines go. A reader who went away, or a disk that is full, is noticed. */
final class ResultLines implements AutoCloseable {

    private final Destination destination;
    private final OutputStream out;
    private final @Nullable String file;

    /** @param file what to call the destination; null for standard output */
    ResultLines(Destination destination, @Nullable String file) {
        this.destination = destination;
        this.out = new BufferedOutputStream(destination.stream());
        this.file = file;
    }

    void write(RecordedResult result) {
        try {
            out.write(result.lineBytes());
        } catch (IOException e) {
            throw gone(e);
        }
    }

    @Override
    public void close() {
        try (destination) {
            out.flush();
        } catch (IOException e) {
            throw gone(e);
        }
    }

    private RuntimeException gone(IOException e) {
        return file == null
                ? BrokenPipe.or(e)
                : new SetupException("-o " + file + ": cannot be written: " + e.getMessage());
    }
}
