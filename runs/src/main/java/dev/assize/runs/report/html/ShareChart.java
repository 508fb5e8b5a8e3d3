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
        Markup svg = new Markup().svg("group", WIDTH, height, told(labels));
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
        svg.bar("track", 0, top + 22, WIDTH, 12);
        svg.bar(Tone.ofPass(label.passes()).css(), 0, top + 22, value * WIDTH, 12);
        if (share != null) {
            share.estimate()
                    .ifPresent(estimate -> whisker(
                            svg, estimate.interval().low(), estimate.interval().high(), top + 28));
        }
        svg.close("a");
    }

    private static void whisker(Markup svg, double low, double high, int y) {
        svg.line("whisker", low * WIDTH, y, high * WIDTH, y);
        svg.line("whisker", low * WIDTH, y - 4, low * WIDTH, y + 4);
        svg.line("whisker", high * WIDTH, y - 4, high * WIDTH, y + 4);
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
