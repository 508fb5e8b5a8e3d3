package dev.assize.server.run;

import dev.assize.core.JudgeInfo;
import dev.assize.runs.page.Markup;
import dev.assize.runs.review.LiveFigures;
import dev.assize.runs.review.ReviewProgress;
import dev.assize.runs.store.RunState;
import dev.assize.runs.store.StoredRun;
import dev.assize.runs.summary.FigureText;
import dev.assize.server.account.Role;
import dev.assize.server.web.Guard;
import dev.assize.server.web.SitePage;
import dev.assize.server.web.Visitor;
import io.javalin.http.Context;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** One run: its figures as they are now, how far it is, and where to go from here. */
public final class RunPage {

    private static final Duration RECENT = Duration.ofSeconds(15);

    private final Workspace workspace;
    private final RunControl control;

    public RunPage(Workspace workspace, RunControl control) {
        this.workspace = workspace;
        this.control = control;
    }

    public void show(Context context) {
        StoredRun run = workspace.run(context.pathParam("name"));
        JudgeInfo judge = workspace.judge(run).info();
        Visitor visitor = Guard.visitor(context);
        Markup page = new Markup();
        page.element("h1", run.name());
        page.element(
                "p.lead",
                judge.title() + " · " + judge.id() + " " + run.heading().version());
        if (!run.heading().version().equals(judge.version())) {
            page.element(
                    "div.banner",
                    "This run is of version " + run.heading().version() + " of the judge; here it has version "
                            + judge.version() + ". Cases that people answer are ruled by the new one.",
                    "role",
                    "status");
        }
        page.add(live(run, judge, visitor));
        links(page, run);
        review(page, run, visitor);
        export(page, run, visitor);
        new SitePage(run.name(), page).send(context);
    }

    /** The part that changes while the run goes on or people answer. */
    public void showLive(Context context) {
        StoredRun run = workspace.run(context.pathParam("name"));
        context.html(
                live(run, workspace.judge(run).info(), Guard.visitor(context)).toString());
    }

    private Markup live(StoredRun run, JudgeInfo judge, Visitor visitor) {
        LiveFigures figures = workspace.figures(run);
        boolean here = control.isGoing(run.name());
        boolean elsewhere = !here && run.state() == RunState.UNFINISHED && isRecent(figures);
        String address = Addresses.run(run.name());
        Markup part = new Markup();
        // A run that is over changes only when somebody answers.
        String pause = here || elsewhere ? "every 1s" : "every 3s";
        part.open("section", "id", "live", "hx-get", address + "/live", "hx-trigger", pause, "hx-swap", "outerHTML");
        part.open("p.state", "role", "status");
        if (here || elsewhere) {
            part.element("span.tag info", "running");
            part.text(" " + FigureText.count(figures.cases(), "case") + " judged so far"
                    + (elsewhere ? ", by another process" : ""));
        } else if (run.state() == RunState.FINISHED) {
            part.element("span.tag good", "finished");
            part.text(" " + FigureText.count(figures.cases(), "case"));
        } else {
            part.element("span.tag warn", "unfinished");
            part.text(" " + FigureText.count(figures.cases(), "case") + " judged; it can go on");
        }
        part.close("p");
        control.problem(run.name()).ifPresent(problem -> part.element("div.banner", problem));
        if (visitor.role().may(Role.ADMIN) && run.state() == RunState.UNFINISHED) {
            boolean going = here || elsewhere;
            part.open("form", "method", "post", "action", address + (going ? "/stop" : "/resume"), "class", "tools");
            SitePage.formToken(part, visitor);
            part.element("button.button", going ? "Stop" : "Go on");
            if (elsewhere) {
                part.element("span.hint", "Whoever judges it ends with the next result.");
            }
            part.close("form");
        }
        part.add(FigureCards.cards(figures, judge));
        return part.close("section");
    }

    private boolean isRecent(LiveFigures figures) {
        Instant last = figures.last();
        return last != null
                && Duration.between(last, workspace.context().clock().instant()).compareTo(RECENT) < 0;
    }

    private static void links(Markup page, StoredRun run) {
        String address = Addresses.run(run.name());
        page.open("p.tools actions");
        page.element("a.button", "Report", "href", address + "/report");
        page.element("a.button", "Report with people's answers", "href", address + "/report?people=1");
        page.element("a.button", "Agreement", "href", address + "/agreement");
        page.element("a.button", "Disagreements", "href", address + "/disagreements");
        page.close("p");
    }

    private void review(Markup page, StoredRun run, Visitor visitor) {
        ReviewProgress progress = workspace.reviews().progress(run);
        page.element("h2", "Review", "id", "review");
        page.element(
                "p.hint",
                progress.answers() == 0
                        ? "Nobody has answered yet."
                        : FigureText.count(progress.answers(), "answer") + " by "
                                + (progress.people() == 1 ? "one person" : progress.people() + " people") + " on "
                                + FigureText.count(progress.cases(), "case") + ".");
        // Counting what is in the queues takes a look through the run; the page does not wait for it.
        page.open(
                "div",
                "id",
                "queues",
                "hx-get",
                Addresses.run(run.name()) + "/queues",
                "hx-trigger",
                "load",
                "hx-swap",
                "innerHTML");
        page.element("a.button", "Begin", "href", Addresses.run(run.name()) + "/review")
                .close("div");
        if (visitor.role().may(Role.ADMIN)) {
            rule(page, run, visitor);
        }
    }

    private void rule(Markup page, StoredRun run, Visitor visitor) {
        var rule = workspace.reviews().rule(run);
        page.open("form", "method", "post", "action", Addresses.run(run.name()) + "/rule", "class", "tools rule");
        SitePage.formToken(page, visitor);
        page.open("label").text("Reviewers of each question ");
        page.open("select", "name", "reviewers");
        for (int count : List.of(1, 2, 3)) {
            String text = Integer.toString(count);
            if (count == rule.reviewers()) {
                page.element("option", text, "value", text, "selected", "");
            } else {
                page.element("option", text, "value", text);
            }
        }
        page.close("select").close("label").open("label");
        if (rule.blind()) {
            page.open("input", "type", "checkbox", "name", "blind", "value", "1", "checked", "");
        } else {
            page.open("input", "type", "checkbox", "name", "blind", "value", "1");
        }
        page.text(" Blind: what was answered before is shown only afterwards").close("label");
        page.element("button.button", "Keep").close("form");
    }

    private static void export(Markup page, StoredRun run, Visitor visitor) {
        String address = Addresses.run(run.name());
        page.element("h2", "Export", "id", "export");
        page.open("p.tools actions");
        page.element("a.button", "Labels (JSON lines)", "href", address + "/export/labels.jsonl");
        page.element("a.button", "Answers (CSV)", "href", address + "/export/answers.csv");
        page.element("a.button", "Results (JSON lines)", "href", "/api" + address + "/results");
        page.close("p");
        if (visitor.role().may(Role.ADMIN)) {
            page.open("form", "method", "post", "action", address + "/export/run", "class", "tools");
            SitePage.formToken(page, visitor);
            page.open("label").text("As a run of its own, with people's answers ");
            page.open("input", "name", "run", "required", "", "value", run.name() + "-reviewed", "maxlength", "100");
            page.close("label").element("button.button", "Keep as a new run").close("form");
        }
    }
}
