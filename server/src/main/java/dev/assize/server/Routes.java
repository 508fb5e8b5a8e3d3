package dev.assize.server;

import dev.assize.core.failure.SetupFailure;
import dev.assize.core.json.Json;
import dev.assize.server.account.AuditLog;
import dev.assize.server.api.JudgeApi;
import dev.assize.server.api.OpenApi;
import dev.assize.server.api.RunApi;
import dev.assize.server.review.AgreementPage;
import dev.assize.server.review.ExportPages;
import dev.assize.server.review.QueuePages;
import dev.assize.server.review.ReviewFigures;
import dev.assize.server.review.ReviewPages;
import dev.assize.server.review.SettlePages;
import dev.assize.server.run.BoundedCopy;
import dev.assize.server.run.DataFolder;
import dev.assize.server.run.NewRunPage;
import dev.assize.server.run.ReportPages;
import dev.assize.server.run.RunControl;
import dev.assize.server.run.RunListPage;
import dev.assize.server.run.RunPage;
import dev.assize.server.run.Workspace;
import dev.assize.server.web.Assets;
import dev.assize.server.web.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.EOFException;
import java.util.Objects;
import java.util.stream.Stream;

/** Which address leads where. */
final class Routes {

    private static final String BEGUN = "begun";

    private final Workspace workspace;
    private final RunControl control;
    private final JudgeApi judging;
    private final AuditLog log;
    private final ReviewPages review;

    Routes(Workspace workspace, RunControl control, JudgeApi judging, AuditLog log) {
        this.workspace = workspace;
        this.control = control;
        this.judging = judging;
        this.log = log;
        this.review = new ReviewPages(workspace);
    }

    /** What may be done ahead of the first request. */
    void prepare() {
        review.prepare();
    }

    void add(RoutesConfig routes) {
        routes.before(context -> {
            context.attribute(BEGUN, System.nanoTime());
            workspace.guard().check(context);
        });
        routes.after(context -> {
            Long begun = context.attribute(BEGUN);
            workspace.metrics().answered(context, begun == null ? 0 : System.nanoTime() - begun);
        });
        pages(routes);
        api(routes);
        failures(routes);
    }

    private void pages(RoutesConfig routes) {
        routes.get("/assets/{name}", Assets::serve);
        routes.get("/favicon.ico", Assets::serveIcon);
        routes.get("/", context -> context.redirect("/runs"));
        RunPage run = new RunPage(workspace, control);
        routes.get("/runs", new RunListPage(workspace, control)::show);
        routes.get("/runs/{name}", run::show);
        routes.get("/runs/{name}/live", run::showLive);
        routes.get("/runs/{name}/report", new ReportPages(workspace)::show);
        DataFolder folder = folder();
        NewRunPage starting = new NewRunPage(workspace, control, folder);
        routes.get("/new", starting::show);
        routes.post("/runs", starting::start);
        routes.post("/runs/{name}/stop", starting::stop);
        routes.post("/runs/{name}/resume", starting::resume);
        routes.get("/runs/{name}/review", review::show);
        routes.post("/runs/{name}/review", review::answer);
        routes.post("/runs/{name}/undo", review::undo);
        QueuePages queues = new QueuePages(workspace, review);
        routes.get("/runs/{name}/queues", queues::queues);
        routes.post("/runs/{name}/rule", queues::changeRule);
        SettlePages settling = new SettlePages(workspace, review);
        routes.get("/runs/{name}/disagreements", settling::show);
        routes.post("/runs/{name}/settle", settling::settle);
        ReviewFigures figures = new ReviewFigures(workspace, review);
        routes.get("/runs/{name}/agreement", new AgreementPage(workspace, figures)::show);
        ExportPages export = new ExportPages(workspace, figures);
        routes.get("/runs/{name}/export/labels.jsonl", export::labels);
        routes.get("/runs/{name}/export/answers.csv", export::csv);
        routes.post("/runs/{name}/export/run", export::run);
        AccountPages accounts = new AccountPages(workspace.guard(), log);
        routes.get("/login", accounts::showLogIn);
        routes.post("/login", accounts::logIn);
        routes.post("/logout", accounts::logOut);
        routes.get("/name", accounts::showName);
        routes.post("/name", accounts::name);
        routes.get("/log", accounts::showLog);
    }

    private DataFolder folder() {
        return new DataFolder(
                workspace.settings().data(),
                workspace.settings().uploads(),
                workspace.settings().mostBytes());
    }

    private void api(RoutesConfig routes) {
        DataFolder folder = folder();
        RunApi runs = new RunApi(workspace, control, new NewRunPage(workspace, control, folder), folder);
        routes.get("/api/openapi.json", OpenApi::send);
        routes.get("/api/judges", runs::judges);
        routes.post("/api/judge/{judge}", judging::one);
        routes.post("/api/judge/{judge}/batch", judging::batch);
        routes.get("/api/runs", runs::list);
        routes.post("/api/runs", runs::start);
        routes.get("/api/runs/{name}", runs::run);
        routes.get("/api/runs/{name}/results", runs::results);
        routes.get("/api/runs/{name}/answers", runs::answers);
        routes.post("/api/runs/{name}/stop", runs::stop);
        routes.post("/api/runs/{name}/resume", runs::resume);
        routes.get("/healthz", context -> {
            workspace.store().database().read(connection -> true);
            context.contentType("application/json").result("{\"status\":\"ok\"}\n");
        });
        routes.get(
                "/metrics",
                context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                        .result(workspace.metrics().text(control.count())));
    }

    private void failures(RoutesConfig routes) {
        routes.exception(Refusal.class, (refusal, context) -> refuse(context, refusal.status(), refusal.sentence()));
        routes.exception(
                SetupFailure.class,
                (wrong, context) -> refuse(context, Refusal.UNPROCESSABLE, String.valueOf(wrong.getMessage())));
        routes.exception(
                HttpResponseException.class,
                (known, context) -> refuse(context, known.getStatus(), String.valueOf(known.getMessage())));
        routes.exception(Exception.class, this::fail);
        routes.error(404, context -> {
            if (context.result() == null || context.result().isEmpty()) {
                refuse(context, Refusal.NOT_FOUND, "there is nothing at this address");
            }
        });
    }

    private void fail(Exception failure, Context context) {
        if (context.isMultipart() && isOverLimit(failure)) {
            Refusal tooLarge = BoundedCopy.tooLarge(workspace.settings().mostBytes());
            refuse(context, tooLarge.status(), tooLarge.sentence());
            return;
        }
        if (causes(failure).anyMatch(EOFException.class::isInstance)) {
            refuse(context, 400, "the request ended before it was whole");
            return;
        }
        workspace.metrics().add("assize_failures_total", 1);
        // A message may hold text of a case, and whoever is outside need not know more.
        refuse(context, 500, "internal error; the log of the server says which");
        System.getLogger("dev.assize.server").log(System.Logger.Level.ERROR, context.path(), failure);
    }

    /** The container says so only in the message of what it throws. */
    private static boolean isOverLimit(Throwable failure) {
        return causes(failure)
                .anyMatch(cause -> String.valueOf(cause.getMessage()).contains("exceeded"));
    }

    private static Stream<Throwable> causes(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause);
    }

    private static void refuse(Context context, int status, String sentence) {
        context.status(status);
        boolean program = context.path().startsWith("/api/") || context.path().equals("/metrics");
        if (status == Refusal.UNAUTHORIZED && !program) {
            context.redirect("/login?next="
                    + dev.assize.server.run.Addresses.part(
                            context.method().name().equals("GET") ? context.path() : "/runs"));
        } else if (program) {
            context.contentType("application/json; charset=utf-8")
                    .result(Json.write(Json.object().put("error", sentence)) + "\n");
        } else {
            ErrorPage.send(context, status, sentence);
        }
    }
}
