package dev.assize.cli;

import dev.assize.cli.agree.AgreeCommand;
import dev.assize.cli.audit.AuditCommand;
import dev.assize.cli.cache.CacheCommand;
import dev.assize.cli.compare.CompareCommand;
import dev.assize.cli.inspect.InspectCommand;
import dev.assize.cli.judge.JudgeCommand;
import dev.assize.cli.judge.ResumeCommand;
import dev.assize.cli.judges.DescribeCommand;
import dev.assize.cli.judges.JudgesCommand;
import dev.assize.cli.judges.SchemaCommand;
import dev.assize.cli.law.LawCommand;
import dev.assize.cli.plan.PlanCommand;
import dev.assize.cli.report.ReportCommand;
import dev.assize.cli.rerule.ReruleCommand;
import dev.assize.cli.runs.RunsCommand;
import dev.assize.cli.show.SampleCommand;
import dev.assize.cli.show.ShowCommand;
import dev.assize.cli.terminal.Terminal;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import java.time.Clock;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command itself; what it can do are its subcommands. */
@Command(
        name = "assize",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "Judges what language models produced: rules, arithmetic and form are code,",
            "and only small closed questions are left to whoever answers them.",
            ""
        },
        footer = {
            "",
            "Start here:",
            "  assize judges                                         which judges there are",
            "  assize describe reference-coverage                    what one of them judges, and how",
            "  assize judge reference-coverage cases.jsonl           judge cases, see the verdicts",
            "  assize judge reference-coverage cases.jsonl -o out.jsonl --fail-on 'mean < 4'",
            "  assize audit reference-coverage cases.jsonl --replies replies.jsonl",
            "  assize judge reference-coverage cases.jsonl --run nightly      keep it as a run",
            "  assize report nightly -o report.html                  a page for everyone",
            "",
            "Exit codes: 0 all cases judged · 1 the --fail-on condition was met · 2 wrong usage or set-up ·",
            "3 some cases could not be judged · 70 a mistake of ours · 141 the reader of the output went away"
        })
final class AssizeCommand {

    private AssizeCommand() {}

    static CommandLine commandLine(Environment environment, Streams streams, Terminal terminal) {
        EngineContext context = new EngineContext(environment, Clock.systemUTC());
        return new CommandLine(new AssizeCommand())
                .addSubcommand(new JudgeCommand(context, streams, terminal))
                .addSubcommand(new AuditCommand(context, streams, terminal))
                .addSubcommand(new ResumeCommand(context, streams, terminal))
                .addSubcommand(RunsCommand.commandLine(context, streams, terminal))
                .addSubcommand(new CompareCommand(context, streams, terminal))
                .addSubcommand(new AgreeCommand(context, streams, terminal))
                .addSubcommand(new ReruleCommand(context, streams, terminal))
                .addSubcommand(new ReportCommand(context, streams))
                .addSubcommand(new ShowCommand(context, streams, terminal))
                .addSubcommand(new SampleCommand(context, streams))
                .addSubcommand(new InspectCommand(streams, terminal))
                .addSubcommand(new PlanCommand(context, streams, terminal))
                .addSubcommand(CacheCommand.commandLine(context, streams, terminal))
                .addSubcommand(new JudgesCommand(streams, terminal))
                .addSubcommand(new DescribeCommand(streams, terminal))
                .addSubcommand(new SchemaCommand(streams))
                .addSubcommand(LawCommand.commandLine(streams, terminal))
                .addSubcommand(new CommandLine.HelpCommand());
    }
}
