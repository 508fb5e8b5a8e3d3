package dev.assize.cli;

import dev.assize.cli.terminal.Streams;

/**
 * Hears of a thread beside the command that ended by an error, such as the one that draws the progress. What the command itself
 * makes of the same trouble is said by the command.
 */
final class LostThread implements Thread.UncaughtExceptionHandler {

    private final Streams streams;

    LostThread(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
        if (thrown instanceof OutOfMemoryError) {
            // Where memory is lacking for one it is lacking for all: the command notices, or has enough again.
            return;
        }
        streams.note("internal error in the thread " + thread.getName() + ": " + thrown.getMessage());
        streams.err().println("Please report it with what follows.");
        thrown.printStackTrace(streams.err());
    }
}
