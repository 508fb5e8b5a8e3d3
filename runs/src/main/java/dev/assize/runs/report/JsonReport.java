package dev.assize.runs.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Expense;
import dev.assize.core.result.ResultJson;
import dev.assize.runs.summary.DoubtCount;
import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.FigureJson;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** The figures of a run as one JSON object, as {@code docs/formats/report.md} describes it. */
public final class JsonReport implements ReportWriter {

    private static final int FORMAT = 1;

    @Override
    public void write(Report report, OutputStream out) throws IOException {
        out.write((Json.pretty(of(report)) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** The JSON Schema (2020-12) of what is written. */
    public static ObjectNode schema() {
        return Json.resource(JsonReport.class, "report.schema.json");
    }

    static ObjectNode of(Report report) {
        RunFigures figures = report.figures();
        ObjectNode root = Json.object().put("format", FORMAT);
        root.set("run", run(report));
        root.set("cases", cases(figures));
        figures.passRate().ifPresent(rate -> root.set("pass", pass(figures, rate)));
        labels(root, figures.labels());
        figures.meanScore().ifPresent(mean -> root.set("score", score(figures, mean)));
        DoubtCount doubt = figures.summary().doubt();
        if (doubt.doubtful() > 0) {
            root.set("doubt", doubt(doubt));
        }
        figures.findings().forEach(kind -> root.withArray("findings").add(finding(kind, figures)));
        figures.groups().forEach(group -> root.withArray("groups").add(group(group, figures)));
        figures.questions().forEach(kind -> root.withArray("questions").add(question(kind)));
        if (!figures.spending().total().isNone()) {
            root.set("expense", expense(figures.spending()));
        }
        return root;
    }

    private static ObjectNode run(Report report) {
        RunFigures figures = report.figures();
        ObjectNode run = Json.object()
                .put("name", report.request().run().name())
                .put("judge", report.judge().id().value())
                .put("title", report.judge().title());
        figures.versions().keySet().forEach(run.putArray("versions")::add);
        counts(run.putObject("epochs"), figures.epochs());
        counts(run.putObject("answered_by"), figures.answerers());
        ObjectNode facts = run.putObject("facts");
        report.request().facts().forEach(fact -> facts.put(fact.name(), fact.value()));
        report.warnings().forEach(run.putArray("warnings")::add);
        if (report.request().condition() != null) {
            run.putObject("condition")
                    .put("text", report.request().condition())
                    .put("met", report.objection().isPresent());
        }
        return run.put("made", report.request().made().toString());
    }

    private static ObjectNode cases(RunFigures figures) {
        ObjectNode cases = Json.object().put("total", figures.summary().cases());
        for (Status status : Status.values()) {
            cases.put(status.word(), figures.summary().count(status));
        }
        return cases;
    }

    private static ObjectNode pass(RunFigures figures, Figure rate) {
        ObjectNode pass = Json.object()
                .put("criterion", figures.criterion().orElse(""))
                .put("passed", figures.count(CaseStatus.PASSED))
                .put("not_passed", figures.count(CaseStatus.NOT_PASSED));
        pass.set("rate", FigureJson.figureInFull(rate));
        return pass;
    }

    private static void labels(ObjectNode root, List<RunFigures.LabelShare> labels) {
        for (RunFigures.LabelShare label : labels) {
            ObjectNode written = root.withArray("labels")
                    .addObject()
                    .put("label", label.label())
                    .put("cases", label.cases());
            if (label.passes() != null) {
                written.put("passes", label.passes());
            }
            if (label.share() != null) {
                written.set("share", FigureJson.figureInFull(label.share()));
            }
        }
    }

    private static ObjectNode score(RunFigures figures, Figure mean) {
        ObjectNode score = Json.object();
        score.put("lowest", FigureJson.number(figures.scale().low()))
                .put("highest", FigureJson.number(figures.scale().high()));
        score.set("mean", FigureJson.figureInFull(mean));
        ArrayNode bins = score.putArray("histogram");
        figures.scores()
                .bins()
                .forEach(bin -> bins.addObject()
                        .put("from", FigureJson.number(bin.from()))
                        .put("to", FigureJson.number(bin.to()))
                        .put("cases", bin.count()));
        return score;
    }

    private static ObjectNode doubt(DoubtCount doubt) {
        ObjectNode written = Json.object().put("cases", doubt.doubtful()).put("hanging", doubt.hanging());
        doubt.passBounds().ifPresent(bounds -> written.set("pass_bounds", FigureJson.interval(bounds)));
        doubt.meanBounds().ifPresent(bounds -> written.set("mean_bounds", FigureJson.interval(bounds)));
        doubt.meanExpected().ifPresent(mean -> written.put("mean_expected", FigureJson.number(mean)));
        return written;
    }

    private static ObjectNode finding(FindingKind kind, RunFigures figures) {
        ObjectNode written = Json.object()
                .put("code", kind.code())
                .put("severity", kind.severity().word())
                .put("cases", kind.cases())
                .put("count", kind.count());
        figures.share(kind).ifPresent(share -> written.set("share", FigureJson.figureInFull(share)));
        ArrayNode examples = written.putArray("examples");
        kind.examples()
                .forEach(example -> examples.addObject().put("id", example.id()).put("message", example.message()));
        return written;
    }

    private static ObjectNode group(GroupFigures group, RunFigures figures) {
        ObjectNode written = Json.object()
                .put("group", group.name())
                .put("cases", group.cases())
                .put("undecided", group.undecided());
        group.passRate().ifPresent(rate -> written.set("pass_rate", FigureJson.figureInFull(rate)));
        group.meanScore(figures.scale()).ifPresent(mean -> written.set("mean_score", FigureJson.figureInFull(mean)));
        return written;
    }

    private static ObjectNode question(QuestionKind kind) {
        ObjectNode written = Json.object()
                .put("asks", kind.asks())
                .put("asked", kind.asked())
                .put("withheld", kind.withheldCount())
                .put("split", kind.split());
        counts(written.putObject("withheld_for"), kind.withheld());
        counts(written.putObject("values"), kind.values());
        counts(written.putObject("answered_by"), kind.by());
        kind.meanConfidence()
                .ifPresent(mean -> written.putObject("confidence")
                        .put("known", kind.rated())
                        .put("mean", FigureJson.number(mean))
                        .put("doubtful", kind.doubtful()));
        return written;
    }

    private static ObjectNode expense(Spending spending) {
        Expense total = spending.total();
        ObjectNode written = ResultJson.expense(total).put("cases", spending.cases());
        written.putObject("waited_ms_per_case")
                .put("median", spending.waited(0.5))
                .put("p90", spending.waited(0.9))
                .put("p99", spending.waited(0.99))
                .put("longest", spending.waited(1));
        return written;
    }

    private static void counts(ObjectNode target, Map<String, Long> counts) {
        counts.forEach(target::put);
    }
}
