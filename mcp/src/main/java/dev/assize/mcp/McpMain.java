package dev.assize.mcp;

import dev.assize.core.failure.SetupFailure;
import dev.assize.engine.answerer.AnswererRequest;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import dev.assize.text.NearestName;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code assize mcp}: serves until standard input ends. Nothing but the protocol goes to standard output. */
public final class McpMain {

    private static final String USAGE = """
            Usage: assize mcp [--store STORE] [--model PROVIDER/NAME | --answerer ANSWERER] [--judge PATH]...
            The judges and runs of Assize as tools for assistants, over the Model Context Protocol (standard input and output).
              --store STORE          Where runs are kept: an SQLite file, or jdbc:postgresql://HOST/DATABASE.
              --answerer ANSWERER    Who answers the judges' questions, as for 'assize judge'. Default: embedded.
              --model PROVIDER/NAME  Let this model answer, such as openai/gpt-5-mini; short for --answerer model:PROVIDER/NAME.
              --judge PATH           A judge file or folder to offer beside the listed judges; may be repeated.
            Tools: list_judges, describe_judge, judge_case, list_runs, read_run.""";

    /** For what is under way when the assistant closes its side. */
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private McpMain() {}

    /** What the command line says. */
    private record Options(@Nullable String store, String answerer, List<String> judges) {
        private static final List<String> NAMES = List.of("--store", "--answerer", "--model", "--judge");

        static Options parse(String[] arguments) {
            String store = null;
            String answerer = null;
            String model = null;
            List<String> judges = new ArrayList<>();
            Deque<String> rest = new ArrayDeque<>(Arrays.asList(arguments));
            while (!rest.isEmpty()) {
                String option = rest.pop();
                int equals = option.startsWith("--") ? option.indexOf('=') : -1;
                if (equals > 0) {
                    rest.push(option.substring(equals + 1));
                    option = option.substring(0, equals);
                }
                if (!NAMES.contains(option)) {
                    throw new IllegalArgumentException("there is no option " + option
                            + NearestName.to(option, NAMES)
                                    .map(near -> "; did you mean " + near + "?")
                                    .orElse(""));
                }
                if (rest.isEmpty()) {
                    throw new IllegalArgumentException(option + " needs a value");
                }
                String value = rest.pop();
                switch (option) {
                    case "--store" -> store = value;
                    case "--answerer" -> answerer = value;
                    case "--model" -> model = value;
                    default -> judges.add(value);
                }
            }
            return new Options(store, AnswererRequest.named(answerer, model), judges);
        }
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (Arrays.asList(arguments).contains("--help")
                || Arrays.asList(arguments).contains("-h")) {
            System.out.println(USAGE);
            return;
        }
        try {
            Options options = Options.parse(arguments);
            EngineContext context = new EngineContext(new Environment(System.getenv()), Clock.systemUTC());
            try (AssizeTools tools = AssizeTools.of(options.judges(), options.answerer(), options.store(), context)) {
                // The protocol has the stream for itself, whoever else prints.
                OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out));
                System.setOut(System.err);
                new AssistantServer(AssizeTools.version(), tools.tools(), out, System.err).serve(System.in, PATIENCE);
            }
        } catch (IllegalArgumentException e) {
            System.err.println("assize: " + e.getMessage());
            System.err.println("see 'assize mcp --help'");
            System.exit(2);
        } catch (SetupFailure e) {
            System.err.println("assize: "
                    + e.setting()
                            .map(setting -> e.about("--" + setting))
                            .orElseGet(() -> String.valueOf(e.getMessage())));
            System.exit(2);
        }
    }
}
