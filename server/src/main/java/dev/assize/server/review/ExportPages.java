package dev.assize.server.review;

import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.run.RunRequest;
import dev.assize.runs.review.HumanAnswer;
import dev.assize.runs.review.ReviewExport;
import dev.assize.runs.sheet.SheetCell;
import dev.assize.runs.store.StoredRun;
import dev.assize.server.account.Role;
import dev.assize.server.run.Addresses;
import dev.assize.server.run.Workspace;
import dev.assize.server.web.Guard;
import dev.assize.server.web.Refusal;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Takes along what people said: labels, a table, or a run of its own. */
public final class ExportPages {

    private final Workspace workspace;
    private final ReviewFigures figures;

    public ExportPages(Workspace workspace, ReviewFigures figures) {
        this.workspace = workspace;
        this.figures = figures;
    }

    /** In the form that agreement is measured with. */
    public void labels(Context context) throws IOException {
        StoredRun run = workspace.run(context.pathParam("name"));
        workspace.guard().record(context, "labels exported", run.name(), "");
        attach(context, run, "labels.jsonl", "application/x-ndjson; charset=utf-8");
        context.result(figures.of(run, "").labels().lines());
    }

    public void csv(Context context) {
        StoredRun run = workspace.run(context.pathParam("name"));
        workspace.guard().record(context, "answers exported", run.name(), "");
        StringBuilder table = new StringBuilder("case,question,by,answer,quote,note,settles,queue,at\r\n");
        Map<Long, String> ids = new HashMap<>();
        for (HumanAnswer answer : workspace.reviews().answers(run)) {
            String id = ids.computeIfAbsent(
                    answer.place().ordinal(),
                    ordinal -> run.at(ordinal)
                            .map(recorded -> recorded.result())
                            .map(RecordedResult::id)
                            .orElse(""));
            row(
                    table,
                    List.of(
                            id,
                            answer.place().question(),
                            answer.by(),
                            answer.value()
                                    .map(value -> value.isTextual() ? value.asText() : Json.write(value))
                                    .orElse(""),
                            answer.quote(),
                            answer.note(),
                            Boolean.toString(answer.settles()),
                            answer.queue().word(),
                            answer.given().toString()));
        }
        attach(context, run, "answers.csv", "text/csv; charset=utf-8");
        context.result(table.toString());
    }

    private static void row(StringBuilder table, List<String> cells) {
        for (int i = 0; i < cells.size(); i++) {
            table.append(i == 0 ? "" : ",")
                    .append('"')
                    .append(SheetCell.guarded(cells.get(i)).replace("\"", "\"\""))
                    .append('"');
        }
        table.append("\r\n");
    }

    private static void attach(Context context, StoredRun run, String kind, String type) {
        context.contentType(type)
                .header("Content-Disposition", "attachment; filename=\"" + run.name() + "-" + kind + "\"");
    }

    /** A new run with people's answers. */
    public void run(Context context) throws IOException, InterruptedException {
        StoredRun run = workspace.run(context.pathParam("name"));
        Guard.require(context, Role.ADMIN);
        String name = ReviewPages.given(context.formParam("run")).strip();
        new RunRequest.Keep(name, false);
        if (workspace.store().runs().find(name).isPresent()) {
            throw new Refusal(Refusal.CONFLICT, "there is a run \"" + name + "\" already; choose another name");
        }
        ReviewExport.save(
                workspace.store().runs(),
                run,
                workspace.reviews().answers(run),
                name,
                workspace.judge(run).judge());
        workspace.guard().record(context, "run exported", run.name(), name);
        context.redirect(Addresses.run(name));
    }
}
