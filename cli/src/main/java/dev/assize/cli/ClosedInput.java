package dev.assize.cli;

import dev.assize.engine.setup.SetupException;
import java.io.InputStream;

/** A standard input that is not there. Reading from it is a mistake in how the command was started. */
final class ClosedInput extends InputStream {

    @Override
    public int read() {
        throw closed();
    }

    @Override
    public int read(byte[] target, int offset, int length) {
        throw closed();
    }

    private static SetupException closed() {
        return new SetupException(
                "standard input is closed, so there is nothing to read at -; name a file, or pipe the cases in");
    }
}
