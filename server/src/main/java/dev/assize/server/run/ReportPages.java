package dev.assize.server.run;

import dev.assize.core.JudgeInfo;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.report.Report;
import dev.assize.runs.report.ReportException;
import dev.assize.runs.report.ReportRequest;
import dev.assize.runs.report.html.HtmlReport;
import dev.assize.runs.store.StoredRun;
import dev.assize.runs.summary.FigureText;
import dev.assize.server.web.Refusal;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/** The whole report of a run, as the file that one could also keep. */
public final class ReportPages {

    private static final int MOST_AT_ONCE = 2;

    private final Workspace workspace;
    private final Semaphore making = new Semaphore(MOST_AT_ONCE, true);

    public ReportPages(Workspace workspace) {
        this.workspace = workspace;
    }

    public void show(Context context) throws IOException, InterruptedException {
        StoredRun run = workspace.run(context.pathParam("name"));
        JudgeInfo judge = workspace.judge(run).info();
        boolean people = "1".equals(context.queryParam("people"));
        RecordedRun shown =
                people ? workspace.reviews().reviewed(run, workspace.judge(run).judge()) : run;
        making.acquire();
        try {
            Report report = Report.of(new ReportRequest(
                    shown,
                    id -> id.equals(judge.id()) ? Optional.of(judge) : Optional.empty(),
                    null,
                    null,
                    List.of(new ReportRequest.Fact("started", FigureText.minute(run.started()))),
                    workspace.context().clock().instant()));
            context.header("Content-Security-Policy", HtmlReport.policy() + "; frame-ancestors 'none'")
                    .contentType("text/html; charset=utf-8");
            new HtmlReport().write(report, context.outputStream());
        } catch (ReportException e) {
            throw new Refusal(Refusal.UNPROCESSABLE, String.valueOf(e.getMessage()));
        } finally {
            making.release();
        }
    }
}
