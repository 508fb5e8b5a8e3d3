package dev.assize.cli.mcp;

import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/**
 * Stands in the list of commands. The start script takes {@code assize mcp} for itself, since the protocol's library has a class path of
 * its own; this is met only by whoever starts the jar without it.
 */
@Command(
        name = "mcp",
        description = "Offer judges and runs to assistants over the Model Context Protocol; docs/mcp.md tells more.")
public final class McpCommand implements Callable<Integer> {

    @Unmatched
    private List<String> arguments = List.of();

    private final Streams streams;

    public McpCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        streams.note("the tools for assistants are started by the script 'assize' of a checkout: ./assize mcp"
                + (arguments.isEmpty() ? "" : " " + String.join(" ", arguments)));
        return ExitCode.USAGE;
    }
}
