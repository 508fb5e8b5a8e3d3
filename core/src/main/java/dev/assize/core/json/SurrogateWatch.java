package dev.assize.core.json;

import java.io.IOException;
import java.io.Writer;

/** Passes text on and tells whether it had any surrogate: hardly any text has one, and then none can stand alone. */
final class SurrogateWatch extends Writer {

    private final Writer target;
    private boolean seen;

    SurrogateWatch(Writer target) {
        this.target = target;
    }

    boolean sawAny() {
        return seen;
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        for (int i = from; i < from + length && !seen; i++) {
            seen = text[i] >= Character.MIN_SURROGATE && text[i] <= Character.MAX_SURROGATE;
        }
        target.write(text, from, length);
    }

    @Override
    public void flush() throws IOException {
        target.flush();
    }

    @Override
    public void close() throws IOException {
        target.close();
    }
}
