package dev.assize.server;

import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenStore;
import dev.assize.server.account.AccountStore;
import dev.assize.server.account.AuditLog;
import dev.assize.server.account.LoginLimit;
import dev.assize.server.account.SessionStore;
import dev.assize.server.api.JudgeApi;
import dev.assize.server.run.RunControl;
import dev.assize.server.run.ServeSettings;
import dev.assize.server.run.Workspace;
import dev.assize.server.web.Guard;
import dev.assize.server.web.Loopback;
import dev.assize.server.web.Metrics;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.SizeUnit;
import io.javalin.util.JavalinBindException;
import java.time.Clock;
import java.util.List;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** A server that listens until it is closed. */
public final class AssizeServer implements AutoCloseable {

    private static final int MOST_THREADS = 64;
    private static final long IDLE_MILLIS = 10 * 60 * 1000L;
    /** What a server that is ended gives to calls under way; whoever stops services waits a little longer (Docker: 10 s). */
    private static final long END_MILLIS = 8_000;

    private static final long MOST_FORM_BYTES = 2L * 1024 * 1024;

    private final Javalin javalin;
    private final OpenStore store;
    private final RunControl control;
    private final JudgeApi judging;

    private AssizeServer(Javalin javalin, OpenStore store, RunControl control, JudgeApi judging) {
        this.javalin = javalin;
        this.store = store;
        this.control = control;
        this.judging = judging;
    }

    /** Throws {@link SetupException} for what cannot be served as asked. */
    public static AssizeServer start(ServeSettings settings, EngineContext context) {
        OpenStore store = settings.store().open();
        try {
            return start(settings, context, store);
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
    }

    private static AssizeServer start(ServeSettings settings, EngineContext context, OpenStore store) {
        Clock clock = context.clock();
        AccountStore accounts = new AccountStore(store.database(), clock);
        if (!Loopback.isAddress(settings.host()) && accounts.isEmpty()) {
            throw SetupException.of(
                    "host",
                    settings.host()
                            + " can be reached from other machines, and the store has no accounts; add one first");
        }
        AuditLog log = new AuditLog(store.database(), clock);
        Guard guard = new Guard(
                accounts,
                new SessionStore(store.database(), clock),
                log,
                new LoginLimit(clock),
                settings.behindProxy());
        Metrics metrics = new Metrics();
        Workspace workspace = new Workspace(settings, context, store, guard, metrics);
        RunControl control = new RunControl(workspace);
        JudgeApi judging = new JudgeApi(workspace);
        Routes routes = new Routes(workspace, control, judging, log);
        Javalin javalin = Javalin.create(config -> {
            configure(config, settings);
            routes.add(config.routes);
        });
        try {
            javalin.start(settings.host(), settings.port());
        } catch (JavalinBindException e) {
            throw SetupException.of(
                    "port",
                    settings.port() + " on " + settings.host() + " is taken, or may not be used; choose another");
        }
        Thread preparing = new Thread(() -> prepare(routes), "assize-prepare");
        preparing.setDaemon(true);
        preparing.start();
        return new AssizeServer(javalin, store, control, judging);
    }

    private static void prepare(Routes routes) {
        try {
            routes.prepare();
        } catch (RuntimeException e) {
            // The server was closed meanwhile, or its store is away, which the first request tells.
            return;
        }
    }

    private static void configure(JavalinConfig config, ServeSettings settings) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.maxRequestSize = MOST_FORM_BYTES;
        config.http.asyncTimeout = IDLE_MILLIS;
        config.jetty.threadPool = new QueuedThreadPool(MOST_THREADS, 4);
        config.jetty.multipartConfig.maxFileSize(settings.mostBytes(), SizeUnit.BYTES);
        config.jetty.multipartConfig.maxTotalRequestSize(settings.mostBytes() + MOST_FORM_BYTES, SizeUnit.BYTES);
        config.jetty.multipartConfig.maxInMemoryFileSize(1, SizeUnit.MB);
        config.jetty.modifyServer(server -> {
            // New calls are refused with 503 meanwhile.
            server.setHandler(new GracefulHandler());
            server.setStopTimeout(END_MILLIS);
        });
        config.jetty.modifyHttpConfiguration(http -> {
            http.setIdleTimeout(IDLE_MILLIS);
            http.setSendServerVersion(false);
        });
    }

    public int port() {
        return javalin.port();
    }

    /** The runs that were stopped here before their end, by {@link #close} too. */
    public List<String> stoppedRuns() {
        return control.stopped();
    }

    @Override
    public void close() {
        control.close();
        javalin.stop();
        judging.close();
        store.close();
    }
}
