package dev.assize.cli;

import dev.assize.cli.help.HelpText;
import dev.assize.cli.help.WrongUsage;
import dev.assize.cli.terminal.BrokenPipe;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.failure.RunHalt;
import dev.assize.core.failure.SetupFailure;
import dev.assize.engine.setup.Environment;
import dev.assize.runs.dataset.DataFormat;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;

/** Runs one command line from its arguments to its exit code. */
public final class CommandLineApp {

    private CommandLineApp() {}

    public static int run(String[] arguments, Environment environment, Streams streams, Terminal terminal) {
        try {
            return execute(arguments, environment, streams, terminal);
        } catch (OutOfMemoryError e) {
            long megabytes = Runtime.getRuntime().maxMemory() / (1024 * 1024);
            streams.note("Java has run out of memory, of which it may take " + megabytes
                    + " MB; give it more, for example with ASSIZE_JAVA_OPTIONS=-Xmx"
                    + Math.max(1, Math.round(4.0 * megabytes / 1024)) + "g");
            return ExitCode.INTERNAL;
        } catch (Error e) {
            streams.note("internal error, of Assize or of this Java: " + e);
            return ExitCode.INTERNAL;
        }
    }

    private static int execute(String[] arguments, Environment environment, Streams streams, Terminal terminal) {
        CommandLine command = AssizeCommand.commandLine(arguments, environment, streams, terminal);
        command.setOut(new PrintWriter(new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8), true));
        command.setErr(new PrintWriter(new OutputStreamWriter(streams.err(), StandardCharsets.UTF_8), true));
        command.setColorScheme(CommandLine.Help.defaultColorScheme(
                terminal.out() && terminal.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        command.setUsageHelpWidth(Math.min(terminal.width(), 110));
        HelpText.install(command);
        WrongUsage.install(command, streams.err());
        command.registerConverter(DataFormat.class, CommandLineApp::dataFormat);
        command.setExecutionExceptionHandler((exception, failed, parsed) -> explain(exception, failed, streams));
        Thread thread = Thread.currentThread();
        ClassLoader usual = thread.getContextClassLoader();
        try {
            return command.execute(arguments);
        } finally {
            thread.setContextClassLoader(usual);
        }
    }

    private static DataFormat dataFormat(String name) {
        return DataFormat.find(name)
                .orElseThrow(() -> new CommandLine.TypeConversionException("expected one of "
                        + DataFormat.values().stream()
                                .map(format -> format.name().toLowerCase(Locale.ROOT))
                                .collect(Collectors.joining(", "))
                        + " but was '" + name + "'"));
    }

    private static int explain(Exception exception, CommandLine failed, Streams streams) {
        if (exception instanceof BrokenPipe) {
            return ExitCode.READER_GONE;
        }
        if (exception instanceof SetupFailure wrong) {
            streams.note(SettingFlag.explain(wrong, failed));
            return ExitCode.USAGE;
        }
        if (exception instanceof RunHalt halt) {
            streams.note("stopped: " + halt.getMessage());
            return halt.reason() == RunHalt.Reason.SETUP ? ExitCode.USAGE : ExitCode.SOME_NOT_JUDGED;
        }
        if (exception instanceof InvalidPathException wrong) {
            streams.note(
                    "\"" + wrong.getInput() + "\" cannot be the name of a file here ("
                            + wrong.getReason().toLowerCase(Locale.ROOT)
                            + "); where it has letters that the language of this shell does not, LC_ALL=C.UTF-8 before the command helps");
            return ExitCode.USAGE;
        }
        streams.note("internal error: " + exception.getMessage());
        streams.err().println("Please report it with what follows.");
        exception.printStackTrace(streams.err());
        return ExitCode.INTERNAL;
    }
}
