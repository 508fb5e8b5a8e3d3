package dev.assize.cli.terminal;

import java.io.IOException;

/** Whoever read the output stopped reading, as {@code head} does. No reason to complain. */
public final class BrokenPipe extends RuntimeException {

    public BrokenPipe(IOException cause) {
        super("nobody reads the output", cause);
    }
}
