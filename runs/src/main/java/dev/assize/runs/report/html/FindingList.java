package dev.assize.runs.report.html;

import dev.assize.core.finding.Severity;
import dev.assize.runs.page.Markup;
import dev.assize.runs.report.FindingKind;
import dev.assize.runs.report.RunFigures;
import dev.assize.runs.summary.FigureText;
import java.util.List;

/** The kinds of findings, gravest first; mere notes are folded away. */
record FindingList(RunFigures figures, Markup page) {
    private static final int MOST = 40;

    void write() {
        List<FindingKind> kinds = figures.findings();
        page.open("section", "id", "findings").element("h2", "Findings");
        long grave =
                kinds.stream().filter(kind -> kind.severity() != Severity.INFO).count();
        if (grave == 0) {
            page.element("p.hint", "No problems were found in any case.");
        } else {
            page.element("p.hint", "The most severe first, then the most frequent. A case counts once for each kind.");
            page.open("div.card");
            write(kinds, 0, (int) Math.min(grave, MOST));
            page.close("div");
        }
        if (grave < kinds.size()) {
            page.open("details.panel", "id", "notes");
            page.element("summary", FigureText.count(kinds.size() - grave, "kind") + " of notes");
            page.open("div.pad");
            write(kinds, (int) grave, (int) Math.min(kinds.size(), grave + MOST));
            page.close("div").close("details");
        }
        if (grave > MOST || kinds.size() - grave > MOST) {
            page.element("p.hint", "There are more kinds; the table of cases can be filtered by each.");
        }
        page.close("section");
    }

    private void write(List<FindingKind> kinds, int from, int to) {
        for (int i = from; i < to; i++) {
            finding(kinds.get(i), i);
        }
    }

    private void finding(FindingKind kind, int number) {
        String severity = kind.severity().word();
        page.open("div.finding").open("div.row");
        page.element("span", severity, "class", "tag " + severity)
                .open("span.grow")
                .text(kind.code())
                .close("span");
        figures.share(kind).ifPresent(share -> {
            page.open("svg", "viewBox", "0 0 160 10", "preserveAspectRatio", "none", "aria-hidden", "true");
            page.leaf("rect", "width", "160", "height", "10", "rx", "3", "class", "track");
            page.leaf(
                    "rect",
                    "width",
                    Markup.at(160 * share.value()),
                    "height",
                    "10",
                    "rx",
                    "3",
                    "class",
                    Tone.of(kind.severity()).css());
            page.close("svg");
            page.element(
                    "span.note",
                    FigureText.percent(share.value())
                            + share.estimate()
                                    .map(known -> " (" + FigureText.percents(known.interval()) + ")")
                                    .orElse(""));
        });
        page.element(
                "a",
                FigureText.count(kind.cases(), "case"),
                "href",
                "#cases",
                "data-code",
                Integer.toString(number),
                "title",
                "show these cases");
        page.close("div").open("ul");
        for (FindingKind.Example example : kind.examples()) {
            page.open("li").element("a", example.id(), "href", "#case-" + example.ordinal());
            page.text(" " + example.message()).close("li");
        }
        page.close("ul").close("div");
    }
}
