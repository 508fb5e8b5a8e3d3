package dev.assize.cli.runs;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.textreport.FormatOption;
import dev.assize.core.json.Json;
import dev.assize.engine.run.StoredPassRate;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.store.OpenStore;
import dev.assize.runs.store.RunJson;
import dev.assize.runs.store.RunOverview;
import dev.assize.runs.store.StoredRun;
import dev.assize.runs.summary.FigureJson;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the runs of a store. */
@Command(
        name = "runs",
        synopsisSubcommandLabel = "[COMMAND]",
        description = "List the runs that are kept, the latest first.",
        footer = {
            "",
            "Examples:",
            "  assize runs",
            "  assize runs --store jdbc:postgresql://db.example/assize",
            "  assize runs delete nightly"
        })
public final class RunsCommand implements Callable<Integer> {

    @Mixin
    private final FormatOption format = FormatOption.tableOrJson();

    @Mixin
    private final StoreOption store;

    private final Streams streams;
    private final Terminal terminal;

    private RunsCommand(EngineContext context, Streams streams, Terminal terminal) {
        this.store = new StoreOption(context);
        this.streams = streams;
        this.terminal = terminal;
    }

    public static CommandLine commandLine(EngineContext context, Streams streams, Terminal terminal) {
        return new CommandLine(new RunsCommand(context, streams, terminal))
                .addSubcommand(new DeleteCommand(context, streams))
                .addSubcommand(new ImportResultsCommand(context, streams));
    }

    @Override
    public Integer call() throws IOException {
        try (OpenStore open = store.openExisting()) {
            List<StoredRun> runs = open.runs().list();
            if (format.isJson()) {
                ArrayNode list = JsonNodeFactory.instance.arrayNode();
                for (StoredRun run : runs) {
                    list.add(json(open.runs().overview(run)));
                }
                streams.print(Json.pretty(list) + "\n");
                return ExitCode.OK;
            }
            if (runs.isEmpty()) {
                streams.note(
                        "no runs yet in " + open.database().location() + "; 'assize judge … --run NAME' makes one");
                return ExitCode.OK;
            }
            RunTable table = new RunTable(terminal.style());
            for (StoredRun run : runs) {
                table.add(open.runs().overview(run));
            }
            streams.print(table.text());
        }
        return ExitCode.OK;
    }

    private static ObjectNode json(RunOverview overview) throws IOException {
        ObjectNode json = RunJson.of(overview);
        StoredPassRate.of(overview)
                .ifPresent(pass -> json.put("pass", pass.rule())
                        .put("passed", pass.passed())
                        .put("pass_rate", FigureJson.number(pass.share())));
        return json;
    }
}
