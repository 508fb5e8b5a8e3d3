package dev.assize.cli.serve;

import dev.assize.cli.answerer.AnswererOptions;
import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.server.AssizeServer;
import dev.assize.server.run.ServeSettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves runs, review and the API until it is ended. */
@Command(
        name = "serve",
        description = "Serve the runs of a store: pages, review by people, an HTTP API.",
        footer = {
            "",
            "Examples:",
            "  assize serve                                         on this machine only, without a password",
            "  assize serve --data cases/ --model openai/gpt-5-mini",
            "  assize users add ann --role admin",
            "  assize serve --host 0.0.0.0 --behind-proxy           for a team, behind a proxy that speaks TLS"
        })
public final class ServeCommand implements Callable<Integer> {

    private static final long MEGABYTE = 1024L * 1024;

    @Option(names = "--port", paramLabel = "PORT", description = "Default: ${DEFAULT-VALUE}; 0 takes a free one.")
    private int port = 8080;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description =
                    "Where to listen. Default: ${DEFAULT-VALUE}; other addresses need accounts ('assize users add').")
    private String host = "127.0.0.1";

    @Grouped(HelpGroup.INPUT)
    @Option(names = "--data", paramLabel = "DIR", description = "A folder whose files may be judged from the pages.")
    private @Nullable Path data;

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--max-upload-mb",
            paramLabel = "MB",
            description = "Refuse uploads and batches over this size. Default: ${DEFAULT-VALUE}.")
    private long maxUploadMegabytes = ServeSettings.USUAL_BYTES / MEGABYTE;

    @Grouped(HelpGroup.JUDGING)
    @Option(names = "--jobs", paramLabel = "N", description = "Threads to judge with. Default: one per processor.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--behind-proxy",
            description =
                    "Believe a proxy's X-Forwarded-For and X-Forwarded-Proto. Only where no one can go around it.")
    private boolean behindProxy;

    @Mixin
    private final AnswererOptions answering = new AnswererOptions();

    @Mixin
    private final StoreOption store;

    private final EngineContext context;
    private final Streams streams;

    public ServeCommand(EngineContext context, Streams streams) {
        this.context = context;
        this.streams = streams;
        this.store = new StoreOption(context);
    }

    @Override
    public Integer call() {
        requireSound();
        AssizeServer server = AssizeServer.start(settings(), context);
        CountDownLatch over = new CountDownLatch(1);
        Thread end = new Thread(() -> end(server), "assize-serve-end");
        Runtime.getRuntime().addShutdownHook(end);
        streams.note("serving " + store.location() + " at http://" + shown(host) + ":" + server.port()
                + " (Ctrl-C ends it)");
        try {
            over.await();
        } catch (InterruptedException e) {
            Runtime.getRuntime().removeShutdownHook(end);
            end(server);
        }
        return ExitCode.OK;
    }

    /** Runs that end with the server do not go on by themselves when it is started again. */
    private void end(AssizeServer server) {
        server.close();
        server.stoppedRuns()
                .forEach(run -> streams.note("the run \"" + run + "\" was stopped before its end; 'assize resume " + run
                        + "' goes on, and so does its page"));
    }

    private static String shown(String host) {
        return host.contains(":") ? "[" + host + "]" : host;
    }

    private void requireSound() {
        if (port < 0 || port > 65535) {
            throw SetupException.of("port", "is from 0 to 65535, got " + port);
        }
        SetupException.requirePositive("jobs", jobs);
        if (maxUploadMegabytes < 1 || maxUploadMegabytes > 1024 * 1024) {
            throw SetupException.of("max-upload-mb", "is from 1 to 1048576, got " + maxUploadMegabytes);
        }
        if (data != null && !Files.isDirectory(data)) {
            throw SetupException.of("data", data + ": no such folder");
        }
    }

    private ServeSettings settings() {
        AnswererPlan plan = answering.plan();
        if (plan.asksPeople()) {
            throw SetupException.of("answerer", "people answer in the browser here; leave them out");
        }
        return new ServeSettings(
                host,
                port,
                store.choice(),
                data,
                Path.of(".assize", "uploads"),
                plan.equals(AnswererPlan.EMBEDDED) ? null : plan,
                maxUploadMegabytes * MEGABYTE,
                jobs,
                behindProxy);
    }
}
