package dev.assize.cli;

import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import dev.assize.engine.judge.JudgeWarmUp;
import dev.assize.engine.setup.Environment;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Where the program starts: the only place that reads the environment and ends the process. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        loadAhead(arguments);
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        String told = System.getProperty("assize.tty");
        Terminal terminal = told == null
                ? Terminal.of(System.getenv(), Terminal.isAtHand(System.console()))
                : Terminal.of(System.getenv(), told, System.getProperty("assize.width", ""));
        Streams streams = new Streams(standardInput(), new FileOutputStream(FileDescriptor.out), err);
        Thread.setDefaultUncaughtExceptionHandler(new LostThread(streams));
        System.exit(CommandLineApp.run(arguments, new Environment(System.getenv()), streams, terminal));
    }

    /**
     * What nearly every command needs, and takes a while to load, is loaded while the arguments are read: the mapper of JSON,
     * and for judging with the embedded rules those rules and their tables, with a model what comes before a call and behind it.
     */
    static void loadAhead(String[] arguments) {
        boolean judges = arguments.length > 1 && arguments[0].equals("judge");
        boolean rules = judges && !asksSomebody(arguments);
        boolean model = judges && asksModel(arguments);
        Thread thread = new Thread(
                () -> {
                    Json.write(Json.object());
                    if (rules) {
                        JudgeWarmUp.of(arguments[1]);
                    } else if (model) {
                        JudgeWarmUp.asking(arguments[1]);
                    }
                },
                "assize-ahead");
        thread.setDaemon(true);
        thread.start();
    }

    private static boolean asksSomebody(String[] arguments) {
        for (String argument : arguments) {
            if (argument.startsWith("--answerer")
                    || argument.startsWith("--model")
                    || argument.startsWith("--prompt")
                    || argument.equals("--whole-prompt")) {
                return true;
            }
        }
        return false;
    }

    private static boolean asksModel(String[] arguments) {
        for (String argument : arguments) {
            if (argument.equals("--model") || argument.startsWith("--model=") || argument.contains("model:")) {
                return true;
            }
        }
        return false;
    }

    /** Whoever starts us without a standard input says so, since Java would take the next file it opens for it. */
    private static InputStream standardInput() {
        return System.getProperty("assize.stdin", "").equals("closed") ? new ClosedInput() : System.in;
    }
}
