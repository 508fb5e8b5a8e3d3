package dev.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.engine.setup.Environment;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.Map;

/** One command line that was run, with what it printed. */
public record Session(int exit, String out, String err) {

    public static Session run(String... arguments) {
        return run("", Terminal.plain(), arguments);
    }

    public static Session run(String input, Terminal terminal, String... arguments) {
        return run(Map.of(), input, terminal, arguments);
    }

    public static Session run(Map<String, String> environment, String input, Terminal terminal, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams =
                new Streams(new ByteArrayInputStream(input.getBytes(UTF_8)), out, new PrintStream(err, true, UTF_8));
        int exit = CommandLineApp.run(arguments, new Environment(environment), streams, terminal);
        return new Session(exit, out.toString(UTF_8), err.toString(UTF_8));
    }
}
