package dev.assize.cli.cache;

import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.engine.answerer.TimeText;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenStore;
import dev.assize.runs.cache.AnswerCache;
import dev.assize.runs.cache.StoredAnswers;
import dev.assize.runs.summary.FigureText;
import dev.assize.text.NearestName;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Forgets answers. */
@Command(
        name = "prune",
        description = {
            "Delete kept answers.",
            "Without --yes it deletes nothing: it says what would be deleted, and the exit code is 2."
        },
        footer = {
            "",
            "Examples:",
            "  assize cache prune --older-than 30d",
            "  assize cache prune --older-than 30d --answerer model:openai/gpt-5-mini --yes",
            "  assize cache prune --all --yes"
        })
final class PruneCommand implements Callable<Integer> {

    @Option(names = "--older-than", paramLabel = "TIME", description = "Only what is older, such as 12h, 30d or 8w.")
    private @Nullable String olderThan;

    @Option(
            names = "--answerer",
            paramLabel = "NAME",
            description = "Only what this one said, as 'assize cache' shows it.")
    private @Nullable String answerer;

    @Option(names = "--all", description = "Everything.")
    private boolean all;

    @Option(names = "--yes", description = "Delete them; without it nothing is deleted.")
    private boolean yes;

    @Mixin
    private final StoreOption store;

    private final Streams streams;
    private final Clock clock;

    PruneCommand(EngineContext context, Streams streams) {
        this.store = new StoreOption(context);
        this.streams = streams;
        this.clock = context.clock();
    }

    @Override
    public Integer call() {
        AnswerCache.Selection selection = selection();
        try (OpenStore open = store.openExisting();
                AnswerCache cache = new StoredAnswers(open.database())) {
            requireKnown(cache);
            if (yes) {
                streams.print("Removed " + described(cache.prune(selection)) + ".\n");
                return ExitCode.OK;
            }
            AnswerCache.Tally tally = cache.count(selection);
            streams.print("Would remove " + described(tally) + ".\n");
            if (tally.answers() == 0) {
                return ExitCode.OK;
            }
            streams.note("nothing was removed; add --yes to do it");
            return ExitCode.USAGE;
        }
    }

    private AnswerCache.Selection selection() {
        boolean some = olderThan != null || answerer != null;
        if (all == some) {
            throw new SetupException(
                    all
                            ? "--all takes everything; drop it, or --older-than and --answerer"
                            : "say which answers to forget: --older-than TIME, --answerer NAME, or --all");
        }
        return new AnswerCache.Selection(before(), answerer);
    }

    private @Nullable Instant before() {
        if (olderThan == null) {
            return null;
        }
        try {
            return clock.instant().minus(TimeText.parse(olderThan));
        } catch (IllegalArgumentException e) {
            throw new SetupException("--older-than: " + e.getMessage());
        }
    }

    private void requireKnown(AnswerCache cache) {
        List<String> known =
                cache.holdings().stream().map(AnswerCache.Holding::answerer).toList();
        if (answerer != null && !known.contains(answerer)) {
            throw new SetupException("no answers of \"" + answerer + "\" are kept; "
                    + NearestName.hint(
                            answerer,
                            known,
                            known.isEmpty()
                                    ? "there are none at all"
                                    : "there are some of " + String.join(", ", known)));
        }
    }

    private static String described(AnswerCache.Tally tally) {
        return FigureText.count(tally.answers(), "answer") + " (" + FigureText.bytes(tally.bytes()) + ", asked for "
                + FigureText.dollars(tally.worth().dollars()) + ")";
    }
}
