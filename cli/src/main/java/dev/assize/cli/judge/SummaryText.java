package dev.assize.cli.judge;

import dev.assize.cli.cache.Amounts;
import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.Cells;
import dev.assize.core.Expense;
import dev.assize.core.ScoreRange;
import dev.assize.core.flow.Status;
import dev.assize.runs.summary.FigureText;
import dev.assize.runs.summary.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A summary for a person: one line, or a few with bars. */
final class SummaryText {

    private static final int BAR = 30;
    private static final int MOST_FINDINGS = 6;

    private final Summary summary;
    private final AnsiStyle style;

    SummaryText(Summary summary, AnsiStyle style) {
        this.summary = summary;
        this.style = style;
    }

    /** {@code 12 cases: 11 judged, 1 invalid; 63.6 % pass (95 %: 35.4 to 84.8); mean score 3.64 of 5 (95 %: …)}. */
    String line() {
        List<String> parts = new ArrayList<>(List.of(counts()));
        passRate().ifPresent(parts::add);
        if (summary.meanScore().isPresent()) {
            parts.add(mean());
        }
        summary.doubt().sentence().ifPresent(parts::add);
        return String.join("; ", parts);
    }

    /** What models cost; empty when none was asked. */
    Optional<String> spent(long retries) {
        Expense expense = summary.expense();
        if (expense.isNone()) {
            return Optional.empty();
        }
        String priced = expense.unpriced() == 0
                ? ""
                : " (" + number(expense.unpriced()) + " calls without a known price not counted)";
        return Optional.of(number(expense.calls()) + (expense.calls() == 1 ? " call" : " calls") + " of models, "
                + number(expense.inputTokens()) + " tokens read, " + number(expense.outputTokens()) + " written, "
                + Amounts.dollars(expense.cost()) + priced
                + (retries == 0 ? "" : ", " + number(retries) + " tried again"));
    }

    String block(long retries) {
        StringBuilder text =
                new StringBuilder("\n").append(style.bold(counts())).append('\n');
        summary.labels().forEach((label, count) -> text.append(labelRow(label, count)));
        passRate().ifPresent(rate -> text.append(rate).append('\n'));
        if (summary.meanScore().isPresent()) {
            text.append(mean()).append('\n');
            summary.range().filter(SummaryText::isOfFewPoints).ifPresent(range -> text.append(histogram(range)));
        }
        summary.doubt().sentence().ifPresent(line -> text.append(line).append('\n'));
        spent(retries).ifPresent(line -> text.append(line).append('\n'));
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

    /** {@code 60.0 % pass (95 %: 35.7 to 80.2); 50.0 to 66.7 with the undecided}. */
    private Optional<String> passRate() {
        return summary.passes()
                .filter(outcomes -> outcomes.decided().trials() > 0)
                .map(outcomes -> {
                    String rate = FigureText.rate(outcomes.decided()).replaceFirst(" %", " % pass");
                    return outcomes.undecided() == 0
                            ? rate
                            : rate
                                    + outcomes.bounds()
                                            .map(bounds -> withUndecided(FigureText.percents(bounds)))
                                            .orElse("");
                });
    }

    private String mean() {
        String estimate = summary.meanEstimate()
                .map(known -> " (95 %: " + FigureText.points(known.interval()) + ")")
                .orElse("");
        String bounds = summary.meanBounds()
                .map(both -> withUndecided(FigureText.points(both)))
                .orElse("");
        return "mean score " + FigureText.points(summary.meanScore().orElseThrow())
                + summary.range().map(range -> " " + range.behind()).orElse("") + estimate + bounds;
    }

    /** What the figure would be if all undecided cases came out worst, and if all came out best. */
    private String withUndecided(String bounds) {
        return ", " + bounds + " with the " + FigureText.number(summary.count(Status.UNDECIDED)) + " undecided";
    }

    /** A line for each point is worth its room only where there are few, and no fractions between them. */
    private static boolean isOfFewPoints(ScoreRange range) {
        double span = range.most().subtract(range.least()).doubleValue();
        return span > 2 && span <= 10 && range.most().stripTrailingZeros().scale() <= 0;
    }

    private String histogram(ScoreRange range) {
        StringBuilder text = new StringBuilder();
        long most = summary.scores().values().stream()
                .mapToLong(Long::longValue)
                .max()
                .orElse(1);
        for (long score = range.most().longValue();
                score >= Math.min(0, range.least().longValue());
                score--) {
            long count = summary.scores().getOrDefault(score, 0L);
            text.append(String.format(Locale.ROOT, "%4d  %s %s%n", score, bar(count, most), number(count)));
        }
        return text.toString().replace("\r", "");
    }

    private String labelRow(String label, long count) {
        return String.format(
                Locale.ROOT,
                "  %s %s %s %s\n",
                Cells.fit(label, 20),
                bar(count, summary.count(Status.JUDGED)),
                number(count),
                FigureText.rate(summary.share(label)));
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

    private static String number(long count) {
        return FigureText.number(count);
    }
}
