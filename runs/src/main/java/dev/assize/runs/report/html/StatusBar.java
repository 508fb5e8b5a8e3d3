package dev.assize.runs.report.html;

import dev.assize.runs.page.Markup;
import dev.assize.runs.report.CaseStatus;
import dev.assize.runs.report.RunFigures;
import dev.assize.runs.summary.FigureText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** All cases as one bar, cut by how they stand, with a legend. */
final class StatusBar {

    private static final int WIDTH = 360;

    private StatusBar() {}

    static Markup of(RunFigures figures) {
        List<CaseStatus> present = Arrays.stream(CaseStatus.values())
                .filter(status -> figures.count(status) > 0)
                .toList();
        List<String> told = new ArrayList<>();
        present.forEach(status -> told.add(told(figures, status)));
        Markup markup = new Markup()
                .open(
                        "svg",
                        "viewBox",
                        "0 0 " + WIDTH + " 18",
                        "role",
                        "img",
                        "aria-label",
                        "Cases: " + String.join(", ", told));
        double left = 0;
        for (CaseStatus status : present) {
            double width =
                    WIDTH * (double) figures.count(status) / figures.summary().cases();
            markup.open("g").element("title", told(figures, status));
            markup.leaf(
                    "rect",
                    "x",
                    Markup.at(left),
                    "y",
                    "2",
                    "width",
                    Markup.at(Math.max(1, width - 1.5)),
                    "height",
                    "14",
                    "rx",
                    "3",
                    "class",
                    Tone.of(status).css());
            markup.close("g");
            left += width;
        }
        markup.close("svg").open("ul.legend");
        for (CaseStatus status : present) {
            markup.open("li")
                    .open("span", "class", "dot " + Tone.of(status).css())
                    .close("span");
            markup.element("a", told(figures, status), "href", "#cases", "data-status", status.word())
                    .close("li");
        }
        return markup.close("ul");
    }

    private static String told(RunFigures figures, CaseStatus status) {
        return FigureText.count(figures.count(status)) + " " + status.word();
    }
}
