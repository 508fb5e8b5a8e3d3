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
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
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
        Map<String, Supplier<Object>> commands = commands(context, streams, terminal);
        CommandLine assize = new CommandLine(new AssizeCommand());
        Supplier<Object> meant = arguments.length == 0 ? null : commands.get(arguments[0]);
        if (meant != null && !arguments[0].equals(HELP)) {
            return assize.addSubcommand(arguments[0], meant.get());
        }
        commands.forEach((name, command) -> assize.addSubcommand(name, command.get()));
        return assize;
    }

    private static Map<String, Supplier<Object>> commands(EngineContext context, Streams streams, Terminal terminal) {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("judge", () -> new JudgeCommand(context, streams, terminal));
        commands.put("audit", () -> new AuditCommand(context, streams, terminal));
        commands.put("probe", () -> new ProbeCommand(context, streams, terminal));
        commands.put("resume", () -> new ResumeCommand(context, streams, terminal));
        commands.put("runs", () -> RunsCommand.commandLine(context, streams, terminal));
        commands.put("compare", () -> new CompareCommand(context, streams, terminal));
        commands.put("agree", () -> new AgreeCommand(context, streams, terminal));
        commands.put("rerule", () -> new ReruleCommand(context, streams, terminal));
        commands.put("report", () -> new ReportCommand(context, streams));
        commands.put("show", () -> new ShowCommand(context, streams, terminal));
        commands.put("sample", () -> new SampleCommand(context, streams));
        commands.put("inspect", () -> new InspectCommand(streams, terminal));
        commands.put("serve", () -> new ServeCommand(context, streams));
        commands.put("users", () -> UsersCommand.commandLine(context, streams));
        commands.put("plan", () -> new PlanCommand(context, streams, terminal));
        commands.put("cache", () -> CacheCommand.commandLine(context, streams, terminal));
        commands.put("judges", () -> new JudgesCommand(streams, terminal));
        commands.put("describe", () -> new DescribeCommand(streams, terminal));
        commands.put("schema", () -> new SchemaCommand(streams));
        commands.put("judge-test", () -> new JudgeTestCommand(streams));
        commands.put("judge-new", () -> new JudgeNewCommand(streams));
        commands.put("import", () -> new ImportCommand(streams));
        commands.put("spark", () -> new SparkCommand(streams));
        commands.put("mcp", () -> new McpCommand(streams));
        commands.put("law", () -> LawCommand.commandLine(streams, terminal));
        commands.put(HELP, CommandLine.HelpCommand::new);
        return commands;
    }
}
