package dev.assize.runs.report.html;

import dev.assize.runs.page.Markup;
import dev.assize.runs.report.RunFigures.LabelShare;
import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.FigureText;
import dev.assize.text.Shortened;
import java.util.ArrayList;
import java.util.List;

/** A bar for each label, as long as its share, with a whisker from one end of its interval to the other. */
final class ShareChart {

    private static final int WIDTH = 360;
    private static final int ROW = 46;
    private static final int LONGEST_LABEL = 30;

    private ShareChart() {}

    static Markup of(List<LabelShare> labels) {
        int height = ROW * labels.size();
        Markup svg = new Markup()
                .open("svg", "viewBox", "0 0 " + WIDTH + " " + height, "role", "group", "aria-label", told(labels));
        for (int i = 0; i < labels.size(); i++) {
            row(svg, labels.get(i), i * ROW);
        }
        return svg.close("svg");
    }

    private static void row(Markup svg, LabelShare label, int top) {
        Figure share = label.share();
        double value = share == null ? 0 : share.value();
        svg.open("a", "href", "#cases", "data-label", label.label(), "aria-label", told(label));
        svg.element("title", told(label) + "; show these cases");
        svg.element("text", Shortened.to(LONGEST_LABEL, label.label()), "x", "0", "y", Integer.toString(top + 15));
        svg.element(
                "text",
                FigureText.count(label.cases()) + " · " + FigureText.percent(value),
                "x",
                Integer.toString(WIDTH),
                "y",
                Integer.toString(top + 15),
                "class",
                "soft end");
        bar(svg, "track", top, WIDTH);
        bar(svg, Tone.ofPass(label.passes()).css(), top, value * WIDTH);
        if (share != null) {
            share.estimate()
                    .ifPresent(estimate -> whisker(
                            svg, estimate.interval().low(), estimate.interval().high(), top + 28));
        }
        svg.close("a");
    }

    private static void bar(Markup svg, String tone, int top, double width) {
        svg.leaf(
                "rect",
                "x",
                "0",
                "y",
                Integer.toString(top + 22),
                "width",
                Markup.at(width),
                "height",
                "12",
                "rx",
                "3",
                "class",
                tone);
    }

    private static void whisker(Markup svg, double low, double high, int y) {
        line(svg, low * WIDTH, y, high * WIDTH, y);
        line(svg, low * WIDTH, y - 4, low * WIDTH, y + 4);
        line(svg, high * WIDTH, y - 4, high * WIDTH, y + 4);
    }

    private static void line(Markup svg, double x1, double y1, double x2, double y2) {
        svg.leaf(
                "line",
                "x1",
                Markup.at(x1),
                "y1",
                Markup.at(y1),
                "x2",
                Markup.at(x2),
                "y2",
                Markup.at(y2),
                "class",
                "whisker");
    }

    private static String told(List<LabelShare> labels) {
        List<String> parts = new ArrayList<>();
        labels.forEach(label -> parts.add(told(label)));
        return "Verdicts: " + String.join("; ", parts);
    }

    private static String told(LabelShare label) {
        Figure share = label.share();
        return label.label() + ": " + FigureText.count(label.cases(), "case")
                + (share == null
                        ? ""
                        : ", " + FigureText.percent(share.value())
                                + share.estimate()
                                        .map(known -> " (95 %: " + FigureText.percents(known.interval()) + ")")
                                        .orElse(""));
    }
}
