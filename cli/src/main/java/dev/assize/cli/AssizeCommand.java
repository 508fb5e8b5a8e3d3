package dev.assize.cli;

import dev.assize.cli.agree.AgreeCommand;
import dev.assize.cli.answerer.TerminalInterview;
import dev.assize.cli.audit.AuditCommand;
import dev.assize.cli.cache.CacheCommand;
import dev.assize.cli.compare.CompareCommand;
import dev.assize.cli.inspect.InspectCommand;
import dev.assize.cli.judge.JudgeCommand;
import dev.assize.cli.judge.ResumeCommand;
import dev.assize.cli.judgefiles.ImportCommand;
import dev.assize.cli.judgefiles.JudgeNewCommand;
import dev.assize.cli.judgefiles.JudgeTestCommand;
import dev.assize.cli.judges.DescribeCommand;
import dev.assize.cli.judges.JudgesCommand;
import dev.assize.cli.judges.SchemaCommand;
import dev.assize.cli.law.LawCommand;
import dev.assize.cli.mcp.McpCommand;
import dev.assize.cli.plan.PlanCommand;
import dev.assize.cli.probe.ProbeCommand;
import dev.assize.cli.report.ReportCommand;
import dev.assize.cli.rerule.ReruleCommand;
import dev.assize.cli.runs.RunsCommand;
import dev.assize.cli.serve.ServeCommand;
import dev.assize.cli.serve.UsersCommand;
import dev.assize.cli.show.SampleCommand;
import dev.assize.cli.show.ShowCommand;
import dev.assize.cli.spark.SparkCommand;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import dev.assize.engine.setup.Interviewer;
import dev.assize.engine.setup.Plugins;
import dev.assize.engine.setup.SetupException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command itself; what it can do are its subcommands. */
@Command(
        name = "assize",
        addMethodSubcommands = false,
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "Grades what language models wrote. Rules, arithmetic and the form of a verdict are code;",
            "small closed questions go to built-in rules or to a language model.",
            ""
        },
        footer = {
            "",
            "Start here:",
            "  assize judges                                              list the judges",
            "  assize inspect cases.csv --judge reference-coverage        does my file fit this judge?",
            "  assize judge reference-coverage cases.csv                  judge the cases, see the verdicts",
            "  assize judge reference-coverage cases.csv --run nightly    keep the run, to report and compare it",
            "  assize report nightly -o report.html                       a page to share",
            "  assize judge reference-coverage cases.csv --model ollama/qwen3:8b    let a model answer",
            "  assize judge reference-coverage cases.csv --fail-on 'mean < 4'       a gate for CI: exit code 1",
            "  assize serve                                          runs and review in a browser",
            "",
            "Exit codes: 0 all cases judged · 1 the --fail-on condition was met · 2 wrong usage or set-up ·",
            "3 some cases could not be judged · 70 internal error · 141 the reader of the output went away"
        })
final class AssizeCommand {

    private static final String HELP = "help";

    /** In the order in which help shows them. */
    private static final List<String> NAMES = List.of(
            "judge",
            "audit",
            "probe",
            "resume",
            "runs",
            "compare",
            "agree",
            "rerule",
            "report",
            "show",
            "sample",
            "inspect",
            "serve",
            "users",
            "plan",
            "cache",
            "judges",
            "describe",
            "schema",
            "judge-test",
            "judge-new",
            "import",
            "spark",
            "mcp",
            "law",
            HELP);

    @Spec
    private @Nullable CommandSpec spec;

    private AssizeCommand() {}

    /** Called while the command line is read, so that whatever the command looks for is there. */
    @Option(
            names = "--plugins",
            paramLabel = "DIR",
            description =
                    "Also take judges, model protocols, forms of reports, stores and data formats from the jars in DIR.")
    void plugins(Path folder) {
        try {
            Plugins.load(folder);
        } catch (SetupException e) {
            throw new ParameterException(Objects.requireNonNull(spec).commandLine(), e.about("--plugins"), e);
        }
    }

    /**
     * The command with its subcommands. Where the first argument names one of them only that is built, as building them all
     * takes longer than judging a case.
     */
    static CommandLine commandLine(String[] arguments, Environment environment, Streams streams, Terminal terminal) {
        Interviewer asking = streams.in() instanceof ClosedInput ? null : new TerminalInterview(streams);
        EngineContext context = new EngineContext(environment, Clock.systemUTC(), asking);
        CommandLine assize = new CommandLine(new AssizeCommand());
        boolean one = arguments.length > 0 && NAMES.contains(arguments[0]) && !arguments[0].equals(HELP);
        for (String name : one ? List.of(arguments[0]) : NAMES) {
            assize.addSubcommand(name, subcommand(name, context, streams, terminal));
        }
        return assize;
    }

    private static Object subcommand(String name, EngineContext context, Streams streams, Terminal terminal) {
        return switch (name) {
            case "judge" -> new JudgeCommand(context, streams, terminal);
            case "audit" -> new AuditCommand(context, streams, terminal);
            case "probe" -> new ProbeCommand(context, streams, terminal);
            case "resume" -> new ResumeCommand(context, streams, terminal);
            case "runs" -> RunsCommand.commandLine(context, streams, terminal);
            case "compare" -> new CompareCommand(context, streams, terminal);
            case "agree" -> new AgreeCommand(context, streams, terminal);
            case "rerule" -> new ReruleCommand(context, streams, terminal);
            case "report" -> new ReportCommand(context, streams);
            case "show" -> new ShowCommand(context, streams, terminal);
            case "sample" -> new SampleCommand(context, streams);
            case "inspect" -> new InspectCommand(streams, terminal);
            case "serve" -> new ServeCommand(context, streams);
            case "users" -> UsersCommand.commandLine(context, streams);
            case "plan" -> new PlanCommand(context, streams, terminal);
            case "cache" -> CacheCommand.commandLine(context, streams, terminal);
            case "judges" -> new JudgesCommand(streams, terminal);
            case "describe" -> new DescribeCommand(streams, terminal);
            case "schema" -> new SchemaCommand(streams);
            case "judge-test" -> new JudgeTestCommand(streams);
            case "judge-new" -> new JudgeNewCommand(streams);
            case "import" -> new ImportCommand(streams);
            case "spark" -> new SparkCommand(streams);
            case "mcp" -> new McpCommand(streams);
            case "law" -> LawCommand.commandLine(streams, terminal);
            case HELP -> new CommandLine.HelpCommand();
            default -> throw new IllegalArgumentException("No command " + name);
        };
    }
}
