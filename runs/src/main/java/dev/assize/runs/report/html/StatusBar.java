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
        Markup markup = new Markup().svg("img", WIDTH, 18, "Cases: " + String.join(", ", told));
        double left = 0;
        for (CaseStatus status : present) {
            double width =
                    WIDTH * (double) figures.count(status) / figures.summary().cases();
            markup.open("g").element("title", told(figures, status));
            markup.bar(Tone.of(status).css(), left, 2, Math.max(1, width - 1.5), 14);
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
