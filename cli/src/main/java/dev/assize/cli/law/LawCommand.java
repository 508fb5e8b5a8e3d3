package dev.assize.cli.law;

import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The commands that show what the law library understands. */
@Command(
        name = "law",
        synopsisSubcommandLabel = "COMMAND",
        description = "Show what is understood of a Belgian court's name, an ECLI, a case number or a decision.")
public final class LawCommand {

    private LawCommand() {}

    public static CommandLine commandLine(Streams streams, Terminal terminal) {
        return new CommandLine(new LawCommand())
                .addSubcommand(new CourtCommand(streams))
                .addSubcommand(new EcliCommand(streams))
                .addSubcommand(new RoleCommand(streams))
                .addSubcommand(new ProvisionsCommand(streams, terminal));
    }
}
