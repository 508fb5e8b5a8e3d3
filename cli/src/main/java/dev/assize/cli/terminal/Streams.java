package dev.assize.cli.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * The three streams of a process.
 *
 * @param out raw, so that a reader who went away is noticed
 */
public record Streams(InputStream in, OutputStream out, PrintStream err) {

    private static final Pattern STEERING = Pattern.compile("[\\p{Cc}&&[^\n\t]]");

    /** A text on standard output; throws when nobody reads it any more. */
    public void print(String text) {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw BrokenPipe.or(e);
        }
    }

    /** A word to the user, beside what is printed. What others wrote in it, such as a provider, steers no terminal. */
    public void note(String text) {
        err.println("assize: " + STEERING.matcher(text).replaceAll(" "));
    }
}
