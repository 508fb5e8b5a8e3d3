package dev.assize.cli.cache;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.textreport.FormatOption;
import dev.assize.cli.textreport.Table;
import dev.assize.cli.textreport.TextReport;
import dev.assize.core.json.Json;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.store.OpenStore;
import dev.assize.runs.cache.AnswerCache;
import dev.assize.runs.cache.StoredAnswers;
import dev.assize.runs.summary.FigureText;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows which answers are kept. */
@Command(
        name = "cache",
        description = {
            "Show the answers of models that are kept, so that nobody pays for them twice.",
            "The same question about the same texts, asked of the same model with the same settings,",
            "is answered from here; 'assize judge … --no-cache' asks anew."
        },
        footer = {
            "",
            "Examples:",
            "  assize cache",
            "  assize cache --format json",
            "  assize cache prune --older-than 30d --yes",
            "  assize cache prune --answerer model:openai/gpt-5-mini --yes"
        })
public final class CacheCommand implements Runnable {

    @Mixin
    private final FormatOption format = FormatOption.tableOrJson();

    @Mixin
    private final StoreOption store;

    private final Streams streams;
    private final Terminal terminal;

    private CacheCommand(EngineContext context, Streams streams, Terminal terminal) {
        this.store = new StoreOption(context);
        this.streams = streams;
        this.terminal = terminal;
    }

    public static CommandLine commandLine(EngineContext context, Streams streams, Terminal terminal) {
        return new CommandLine(new CacheCommand(context, streams, terminal))
                .addSubcommand(new PruneCommand(context, streams));
    }

    @Override
    public void run() {
        try (OpenStore open = store.openExisting();
                AnswerCache cache = new StoredAnswers(open.database())) {
            List<AnswerCache.Holding> holdings = cache.holdings();
            streams.print(format.isJson() ? json(holdings) : table(holdings));
        }
    }

    private String table(List<AnswerCache.Holding> holdings) {
        if (holdings.isEmpty()) {
            return "No answers are kept: only those of models are, since the others cost nothing.\n";
        }
        Table grid = new Table("answerer", "answers", "size", "oldest", "newest", "cost", "hits", "saved");
        for (AnswerCache.Holding holding : holdings) {
            grid.row(
                    holding.answerer(),
                    FigureText.count(holding.kept().answers()),
                    FigureText.bytes(holding.kept().bytes()),
                    day(holding.oldest()),
                    day(holding.newest()),
                    FigureText.dollars(holding.kept().worth().dollars()),
                    FigureText.count(holding.hits()),
                    FigureText.dollars(holding.saved().dollars()));
        }
        return new TextReport().grid(grid).plain(terminal.style());
    }

    private static String day(@Nullable Instant instant) {
        return instant == null ? "–" : DateTimeFormatter.ISO_LOCAL_DATE.format(instant.atOffset(ZoneOffset.UTC));
    }

    private static String json(List<AnswerCache.Holding> holdings) {
        ObjectNode root = Json.object();
        ArrayNode list = root.putArray("answerers");
        for (AnswerCache.Holding holding : holdings) {
            ObjectNode row = list.addObject()
                    .put("answerer", holding.answerer())
                    .put("answers", holding.kept().answers())
                    .put("bytes", holding.kept().bytes())
                    .put("usd", holding.kept().worth().dollars())
                    .put("input_tokens", holding.kept().worth().inputTokens())
                    .put("output_tokens", holding.kept().worth().outputTokens());
            if (holding.oldest() != null && holding.newest() != null) {
                row.put("oldest", holding.oldest().toString())
                        .put("newest", holding.newest().toString());
            }
            row.put("hits", holding.hits()).put("saved_usd", holding.saved().dollars());
        }
        return Json.pretty(root) + "\n";
    }
}
