package dev.assize.cli.terminal;

import dev.assize.engine.setup.SetupException;
import java.io.IOException;
import java.util.Locale;

/** Whoever read the output stopped reading, as {@code head} does. No reason to complain. */
public final class BrokenPipe extends RuntimeException {

    private BrokenPipe(IOException cause) {
        super("nobody reads the output", cause);
    }

    /** What it means that standard output cannot be written: nobody reads it, or, where it is a file, a full disk and the like. */
    public static RuntimeException or(IOException cause) {
        String reason = String.valueOf(cause.getMessage());
        return reason.toLowerCase(Locale.ROOT).contains("pipe")
                ? new BrokenPipe(cause)
                : new SetupException("standard output cannot be written: " + reason);
    }
}
