package dev.assize.runs.report.html;

import dev.assize.runs.report.Histogram;
import dev.assize.runs.report.ReportedFigure;
import dev.assize.runs.summary.FigureText;
import dev.assize.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;

/** A column for each bin, with counts, an axis, and the mean with its interval where there is one. */
final class HistogramChart {

    private static final int WIDTH = 360;
    private static final int HEIGHT = 190;
    private static final int SIDE = 14;
    private static final int TOP = 22;
    private static final int BOTTOM = 150;
    private static final int CHARACTER = 8;

    private final String name;
    private final Histogram histogram;
    private final DoubleFunction<String> shown;
    private final @Nullable ReportedFigure mean;

    /**
     * @param name what is counted, for whoever cannot see it
     * @param shown how a number of the axis is written
     * @param mean null for none
     */
    HistogramChart(String name, Histogram histogram, DoubleFunction<String> shown, @Nullable ReportedFigure mean) {
        this.name = name;
        this.histogram = histogram;
        this.shown = shown;
        this.mean = mean;
    }

    Markup svg() {
        Markup svg =
                new Markup().open("svg", "viewBox", "0 0 " + WIDTH + " " + HEIGHT, "role", "img", "aria-label", told());
        svg.leaf(
                "line",
                "x1",
                "0",
                "y1",
                Integer.toString(BOTTOM),
                "x2",
                Integer.toString(WIDTH),
                "y2",
                Integer.toString(BOTTOM),
                "class",
                "grid");
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
        end(svg);
        if (mean != null) {
            meanLine(svg, mean.value());
        }
        return svg.close("svg");
    }

    private void column(Markup svg, Histogram.Bin bin, double left, double step) {
        double height = (BOTTOM - TOP) * (double) bin.count() / Math.max(1, histogram.most());
        double gap = Math.min(8, step * 0.16);
        svg.open("g").element("title", told(bin));
        svg.leaf(
                "rect",
                "x",
                Markup.at(left + gap / 2),
                "y",
                Markup.at(BOTTOM - height),
                "width",
                Markup.at(step - gap),
                "height",
                Markup.at(height),
                "rx",
                "3",
                "class",
                "info");
        if (bin.count() > 0) {
            label(svg, FigureText.number(bin.count()), left + step / 2, BOTTOM - height - 5, "middle");
        }
        svg.close("g");
    }

    private void tick(Markup svg, Histogram.Bin bin, double left, double step) {
        boolean point = bin.from() == bin.to();
        label(svg, shown.apply(bin.from()), point ? left + step / 2 : left, BOTTOM + 17, "soft middle");
    }

    /** Where bins have a width, the last one ends the axis. */
    private void end(Markup svg) {
        Histogram.Bin last = histogram.bins().get(histogram.bins().size() - 1);
        if (last.from() != last.to()) {
            label(svg, shown.apply(last.to()), WIDTH - SIDE, BOTTOM + 17, "soft middle");
        }
    }

    /** How many bins go by between two numbers of the axis, so that these do not run into one another. */
    private int every(double step) {
        int longest = histogram.bins().stream()
                .mapToInt(bin -> shown.apply(bin.to()).length())
                .max()
                .orElse(1);
        return longest * CHARACTER + CHARACTER > step ? 2 : 1;
    }

    private static void label(Markup svg, String text, double x, double y, String css) {
        svg.element("text", text, "x", Markup.at(x), "y", Markup.at(y), "class", css);
    }

    private void meanLine(Markup svg, double value) {
        String x = Markup.at(x(value));
        svg.open("g").element("title", "mean " + FigureText.points(value));
        svg.leaf("line", "x1", x, "y1", "4", "x2", x, "y2", Integer.toString(BOTTOM + 22), "class", "mean");
        String anchor = x(value) < WIDTH * 0.2 ? "soft" : x(value) > WIDTH * 0.8 ? "soft end" : "soft middle";
        label(svg, "mean " + FigureText.points(value), x(value), BOTTOM + 36, anchor);
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
        String where = bin.from() == bin.to()
                ? shown.apply(bin.from())
                : shown.apply(bin.from()) + " to " + shown.apply(bin.to());
        return where + ": " + FigureText.counted(bin.count(), "case");
    }
}
