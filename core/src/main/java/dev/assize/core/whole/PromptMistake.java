package dev.assize.core.whole;

import java.util.List;

/** A prompt that cannot be used as it is: which line, what stands there, why not. */
public final class PromptMistake extends RuntimeException {

    private final int line;
    private final String written;
    private final String reason;
    private final List<String> known;

    /** @param known the names that would have been understood; empty where names are not the trouble */
    PromptMistake(int line, String written, String reason, List<String> known) {
        super("line " + line + ": " + written + " " + reason);
        this.line = line;
        this.written = written;
        this.reason = reason;
        this.known = List.copyOf(known);
    }

    public int line() {
        return line;
    }

    /** The placeholder as it stands in the prompt, braces included. */
    public String written() {
        return written;
    }

    public String reason() {
        return reason;
    }

    public List<String> known() {
        return known;
    }
}
