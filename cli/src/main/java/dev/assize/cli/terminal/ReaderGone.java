package dev.assize.cli.terminal;

import java.io.IOException;

/** Whoever read the output stopped reading, as {@code head} does. No reason to complain. */
public final class ReaderGone extends RuntimeException {

    public ReaderGone(IOException cause) {
        super("nobody reads the output", cause);
    }
}
