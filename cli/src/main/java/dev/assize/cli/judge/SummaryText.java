package dev.assize.cli.judge;

import dev.assize.cli.terminal.Cells;
import dev.assize.cli.terminal.Ink;
import dev.assize.core.flow.Status;
import dev.assize.runs.summary.Summary;
import dev.assize.stats.Confidence;
import dev.assize.stats.Interval;
import dev.assize.stats.Rate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A summary for a person: one line, or a few with bars. */
final class SummaryText {

    private static final int BAR = 30;
    private static final int MOST_FINDINGS = 6;

    private final Summary summary;
    private final Ink ink;

    SummaryText(Summary summary, Ink ink) {
        this.summary = summary;
        this.ink = ink;
    }

    /** {@code 12 cases: 11 judged, 1 invalid; mean score 3.64 of 5 (95 %: 2.90 to 4.38)}. */
    String line() {
        return counts() + (summary.meanScore().isPresent() ? "; " + mean() : "");
    }

    String block() {
        StringBuilder text = new StringBuilder("\n").append(ink.bold(counts())).append('\n');
        summary.labels().forEach((label, count) -> text.append(labelRow(label, count)));
        if (summary.meanScore().isPresent()) {
            text.append(mean()).append('\n');
            if (summary.headline().scoreMax() <= 10) {
                text.append(histogram());
            }
        }
        if (!summary.findings().isEmpty()) {
            text.append("findings by number of cases: ").append(findings()).append('\n');
        }
        return text.toString();
    }

    private String counts() {
        List<String> parts = new ArrayList<>();
        for (Status status : Status.values()) {
            long count = summary.count(status);
            if (count > 0) {
                parts.add(number(count) + " " + status.name().toLowerCase(Locale.ROOT));
            }
        }
        String all = number(summary.cases()) + (summary.cases() == 1 ? " case" : " cases");
        return parts.isEmpty() ? all : all + ": " + String.join(", ", parts);
    }

    private String mean() {
        String mean = String.format(
                Locale.ROOT,
                "mean score %.2f of %d",
                summary.meanScore().orElseThrow(),
                summary.headline().scoreMax());
        return mean + summary.meanInterval().map(this::points).orElse("");
    }

    private String histogram() {
        StringBuilder text = new StringBuilder();
        long most = summary.scores().values().stream()
                .mapToLong(Long::longValue)
                .max()
                .orElse(1);
        for (long score = summary.headline().scoreMax(); score >= 0; score--) {
            long count = summary.scores().getOrDefault(score, 0L);
            text.append(String.format(Locale.ROOT, "%4d  %s %s%n", score, bar(count, most), number(count)));
        }
        return text.toString().replace("\r", "");
    }

    private String labelRow(String label, long count) {
        Rate share = summary.share(label);
        String interval =
                share.wilson(Confidence.NINETY_FIVE).map(SummaryText::percent).orElse("");
        return String.format(
                Locale.ROOT,
                "  %s %s %s %.1f %%%s\n",
                Cells.fit(label, 20),
                bar(count, summary.count(Status.JUDGED)),
                number(count),
                100 * share.value().orElse(0),
                interval);
    }

    private static String bar(long count, long most) {
        int filled = (int) Math.round(BAR * (double) count / Math.max(1, most));
        return "█".repeat(filled) + " ".repeat(BAR - filled);
    }

    private String findings() {
        List<Map.Entry<String, Long>> kinds = summary.findings();
        List<String> parts = new ArrayList<>();
        kinds.stream().limit(MOST_FINDINGS).forEach(kind -> parts.add(kind.getKey() + " " + number(kind.getValue())));
        if (kinds.size() > MOST_FINDINGS) {
            parts.add((kinds.size() - MOST_FINDINGS) + " more kinds");
        }
        return String.join(" · ", parts);
    }

    /** A mean cannot lie outside the scale, whatever a handful of cases suggests. */
    private String points(Interval interval) {
        double low = Math.max(0, interval.low());
        double high = Math.min(summary.headline().scoreMax(), interval.high());
        return String.format(Locale.ROOT, " (95 %%: %.2f to %.2f)", low, high);
    }

    private static String percent(Interval interval) {
        return String.format(Locale.ROOT, " (95 %%: %.1f to %.1f)", 100 * interval.low(), 100 * interval.high());
    }

    private static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }
}
