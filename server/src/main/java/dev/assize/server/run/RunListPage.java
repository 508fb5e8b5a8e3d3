package dev.assize.server.run;

import dev.assize.core.JudgeInfo;
import dev.assize.runs.page.Markup;
import dev.assize.runs.review.LiveFigures;
import dev.assize.runs.store.RunState;
import dev.assize.runs.store.StoredRun;
import dev.assize.runs.summary.FigureText;
import dev.assize.server.account.Role;
import dev.assize.server.web.Guard;
import dev.assize.server.web.SitePage;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Every run of the store, the latest first, and how runs of one name have gone so far. */
public final class RunListPage {

    private static final int MOST_SHOWN = 200;
    private static final int MOST_IN_TREND = 30;
    /** What tells runs of one name apart: {@code nightly-2026-11-15}, {@code nightly.3}. */
    private static final Pattern NUMBERING = Pattern.compile("[-_.+@]?v?\\d[\\d._:T-]*$");

    private final Workspace workspace;
    private final RunControl control;

    public RunListPage(Workspace workspace, RunControl control) {
        this.workspace = workspace;
        this.control = control;
    }

    private record Row(StoredRun run, JudgeInfo judge, LiveFigures figures) {}

    public void show(Context context) {
        List<StoredRun> runs = workspace.store().runs().list();
        Markup page = new Markup().element("h1", "Runs");
        if (runs.isEmpty()) {
            page.element("p.lead", "No runs yet in this store.");
            if (Guard.visitor(context).role().may(Role.ADMIN)) {
                page.open("p")
                        .element("a", "Start the first one", "href", "/new", "class", "button")
                        .close("p");
            }
            new SitePage("Runs", page).send(context);
            return;
        }
        List<Row> rows = new ArrayList<>();
        List<StoredRun> unknown = new ArrayList<>();
        for (StoredRun run : runs.subList(0, Math.min(MOST_SHOWN, runs.size()))) {
            try {
                rows.add(new Row(run, workspace.judge(run).info(), workspace.figures(run)));
            } catch (RuntimeException e) {
                unknown.add(run);
            }
        }
        trends(page, rows);
        table(page, rows, unknown);
        if (runs.size() > MOST_SHOWN) {
            page.element("p.hint", "The latest " + MOST_SHOWN + " of " + FigureText.count(runs.size()) + " runs.");
        }
        new SitePage("Runs", page).send(context);
    }

    private void table(Markup page, List<Row> rows, List<StoredRun> unknown) {
        page.open("div.panel flush").open("table.table wide");
        page.open("thead").open("tr");
        for (String head : List.of("Run", "Judge", "State", "Cases", "Comes to", "Begun")) {
            page.element("th", head, "scope", "col", "class", head.equals("Cases") ? "number" : "");
        }
        page.close("tr").close("thead").open("tbody");
        for (Row row : rows) {
            page.open("tr").open("td");
            page.element("a", row.run.name(), "href", Addresses.run(row.run.name()))
                    .close("td");
            page.element("td", row.judge.id().value(), "data-name", "Judge");
            page.open("td", "data-name", "State");
            state(page, row.run);
            page.close("td");
            page.element("td.number", FigureText.count(row.figures.cases()), "data-name", "Cases");
            page.element("td", FigureCards.line(row.figures, row.judge), "data-name", "Comes to", "class", "full");
            page.element("td", FigureText.minute(row.run.started()), "data-name", "Begun")
                    .close("tr");
        }
        for (StoredRun run : unknown) {
            page.open("tr").element("td", run.name());
            page.element("td", run.heading().judge().value() + " (not known here)");
            page.element("td", run.state().name().toLowerCase(java.util.Locale.ROOT));
            page.element("td", "")
                    .element("td", "")
                    .element("td", FigureText.minute(run.started()))
                    .close("tr");
        }
        page.close("tbody").close("table").close("div");
    }

    void state(Markup page, StoredRun run) {
        if (control.isGoing(run.name())) {
            page.element("span.tag info", "running");
        } else if (run.state() == RunState.FINISHED) {
            page.element("span.tag good", "finished");
        } else {
            page.element("span.tag warn", "unfinished");
        }
    }

    private static void trends(Markup page, List<Row> rows) {
        Map<String, List<Row>> families = new LinkedHashMap<>();
        for (Row row : rows) {
            String family = NUMBERING.matcher(row.run.name()).replaceFirst("");
            if (!family.isEmpty()) {
                families.computeIfAbsent(family + " · " + row.judge.id(), unseen -> new ArrayList<>())
                        .add(0, row);
            }
        }
        families.values().removeIf(family -> family.size() < 2);
        if (families.isEmpty()) {
            return;
        }
        page.open("div.charts");
        families.forEach((name, family) ->
                trend(page, name, family.subList(Math.max(0, family.size() - MOST_IN_TREND), family.size())));
        page.close("div").element("h2", "All runs");
    }

    private static void trend(Markup page, String name, List<Row> family) {
        double width = 400;
        double height = 90;
        page.open("div.card chart").element("h2", name);
        Row last = family.get(family.size() - 1);
        page.open(
                "svg",
                "viewBox",
                "0 0 " + Markup.at(width) + " " + Markup.at(height),
                "role",
                "img",
                "aria-label",
                family.size() + " runs, the last: " + FigureCards.line(last.figures, last.judge));
        page.leaf("line", "x1", "0", "y1", "80", "x2", Markup.at(width), "y2", "80", "class", "grid");
        List<String> points = new ArrayList<>();
        Markup dots = new Markup();
        for (int i = 0; i < family.size(); i++) {
            Optional<Double> share = FigureCards.share(family.get(i).figures, family.get(i).judge);
            if (share.isPresent()) {
                double x = 6 + (width - 12) * i / Math.max(1, family.size() - 1);
                double y = 80 - 70 * share.get();
                points.add(Markup.at(x) + "," + Markup.at(y));
                dots.open("circle", "cx", Markup.at(x), "cy", Markup.at(y), "r", "4", "class", "info");
                dots.element("title", family.get(i).run.name()).close("circle");
            }
        }
        page.leaf("polyline", "points", String.join(" ", points), "class", "trend")
                .add(dots)
                .close("svg");
        page.element("p.note", "Last: " + FigureCards.line(last.figures, last.judge))
                .close("div");
    }
}
