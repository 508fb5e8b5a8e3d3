package dev.assize.runs.report.html;

import dev.assize.runs.page.Markup;
import dev.assize.runs.report.Histogram;
import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.FigureText;
import dev.assize.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;

/** A column for each bin, with counts, an axis, and the mean with its interval where there is one. */
final class HistogramChart {

    private static final int WIDTH = 360;
    private static final int HEIGHT = 200;
    private static final int SIDE = 14;
    private static final int TOP = 22;
    private static final int BOTTOM = 150;
    private static final int CHARACTER = 8;

    private final String name;
    private final Histogram histogram;
    private final DoubleFunction<String> shown;
    private final @Nullable Figure mean;

    private final @Nullable Interval scale;

    private HistogramChart(
            String name,
            Histogram histogram,
            DoubleFunction<String> shown,
            @Nullable Figure mean,
            @Nullable Interval scale) {
        this.name = name;
        this.histogram = histogram;
        this.shown = shown;
        this.mean = mean;
        this.scale = scale;
    }

    /** Scores from bad to good, each column leading to its cases. */
    static HistogramChart ofScores(Histogram histogram, Figure mean, Interval scale) {
        return new HistogramChart("Scores", histogram, FigureText::scale, mean, scale);
    }

    /**
     * @param name what is counted, for whoever cannot see it
     * @param shown how a number of the axis is written
     */
    static HistogramChart of(String name, Histogram histogram, DoubleFunction<String> shown) {
        return new HistogramChart(name, histogram, shown, null, null);
    }

    Markup svg() {
        Markup svg = new Markup().svg(scale == null ? "img" : "group", WIDTH, HEIGHT, told());
        svg.line("grid", 0, BOTTOM, WIDTH, BOTTOM);
        if (mean != null) {
            mean.estimate().ifPresent(estimate -> band(svg, estimate.interval()));
        }
        double step = (WIDTH - 2.0 * SIDE) / histogram.bins().size();
        for (int i = 0; i < histogram.bins().size(); i++) {
            column(svg, histogram.bins().get(i), SIDE + i * step, step);
            if (i % every(step) == 0) {
                tick(svg, histogram.bins().get(i), SIDE + i * step, step);
            }
        }
        if (mean != null) {
            meanMark(svg, mean.value());
        }
        return svg.close("svg");
    }

    private void column(Markup svg, Histogram.Bin bin, double left, double step) {
        double height = (BOTTOM - TOP) * (double) bin.count() / Math.max(1, histogram.most());
        double gap = Math.min(8, step * 0.16);
        open(svg, bin);
        svg.bar(tone(bin), left + gap / 2, BOTTOM - height, step - gap, height);
        if (bin.count() > 0) {
            label(svg, FigureText.count(bin.count()), left + step / 2, BOTTOM - height - 5, "middle");
        }
        svg.close(isLink(bin) ? "a" : "g");
    }

    private boolean isLink(Histogram.Bin bin) {
        return scale != null && bin.count() > 0;
    }

    private void open(Markup svg, Histogram.Bin bin) {
        if (isLink(bin)) {
            boolean last = bin.equals(histogram.bins().get(histogram.bins().size() - 1));
            svg.open(
                    "a",
                    "href",
                    "#cases",
                    "data-from",
                    Double.toString(bin.from()),
                    "data-to",
                    Double.toString(bin.to()),
                    "data-last",
                    Boolean.toString(last),
                    "aria-label",
                    told(bin));
            svg.element("title", told(bin) + "; show these cases");
        } else {
            svg.open("g").element("title", told(bin));
        }
    }

    /** The colour of a score, as the script of the page has it too: a fifth of the scale for each of five steps. */
    private String tone(Histogram.Bin bin) {
        if (scale == null || scale.high() <= scale.low()) {
            return "info";
        }
        double middle = (bin.from() + bin.to()) / 2;
        double share = (middle - scale.low()) / (scale.high() - scale.low());
        return "step-" + Math.min(4, Math.max(0, (int) Math.floor(share * 5)));
    }

    private void tick(Markup svg, Histogram.Bin bin, double left, double step) {
        label(svg, where(bin), left + step / 2, BOTTOM + 24, "soft middle");
    }

    private String where(Histogram.Bin bin) {
        return bin.from() == bin.to() ? shown.apply(bin.from()) : shown.apply(bin.from()) + "–" + shown.apply(bin.to());
    }

    /** How many bins go by between two numbers of the axis, so that these do not run into one another. */
    private int every(double step) {
        int longest = histogram.bins().stream()
                .mapToInt(bin -> where(bin).length())
                .max()
                .orElse(1);
        return Math.max(1, (int) Math.ceil((longest * CHARACTER + CHARACTER) / step));
    }

    private static void label(Markup svg, String text, double x, double y, String css) {
        svg.element("text", text, "x", Markup.at(x), "y", Markup.at(y), "class", css);
    }

    /** A pointer below the axis, where it crosses no number. */
    private void meanMark(Markup svg, double value) {
        double x = x(value);
        svg.open("g").element("title", "mean " + FigureText.points(value));
        svg.leaf(
                "polygon",
                "points",
                Markup.at(x) + "," + (BOTTOM + 2) + " " + Markup.at(x - 5) + "," + (BOTTOM + 10) + " "
                        + Markup.at(x + 5) + "," + (BOTTOM + 10),
                "class",
                "pointer");
        String anchor = x < WIDTH * 0.2 ? "soft" : x > WIDTH * 0.8 ? "soft end" : "soft middle";
        label(svg, "mean " + FigureText.points(value), x, BOTTOM + 44, anchor);
        svg.close("g");
    }

    private void band(Markup svg, Interval interval) {
        svg.open("g").element("title", "95 %: " + FigureText.points(interval));
        svg.leaf(
                "rect",
                "x",
                Markup.at(x(interval.low())),
                "y",
                "4",
                "width",
                Markup.at(Math.max(1, x(interval.high()) - x(interval.low()))),
                "height",
                Integer.toString(BOTTOM - 4),
                "class",
                "band");
        svg.close("g");
    }

    /** Single points stand in the middle of their columns, so the axis begins and ends half a column further in. */
    private double x(double value) {
        List<Histogram.Bin> bins = histogram.bins();
        double step = (WIDTH - 2.0 * SIDE) / bins.size();
        double first = bins.get(0).from();
        double last = bins.get(bins.size() - 1).to();
        boolean points = bins.get(0).from() == bins.get(0).to();
        double start = SIDE + (points ? step / 2 : 0);
        double end = WIDTH - SIDE - (points ? step / 2 : 0);
        return last == first ? (start + end) / 2 : start + (end - start) * (value - first) / (last - first);
    }

    private String told() {
        List<String> parts = new ArrayList<>();
        histogram.bins().stream().filter(bin -> bin.count() > 0).forEach(bin -> parts.add(told(bin)));
        return name + ": " + String.join("; ", parts)
                + (mean == null ? "" : "; mean " + FigureText.mean(mean.value(), mean.estimate()));
    }

    private String told(Histogram.Bin bin) {
        return where(bin).replace("–", " to ") + ": " + FigureText.count(bin.count(), "case");
    }
}
