package dev.assize.cli.judge;

import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.Cells;
import dev.assize.cli.textreport.Table;
import dev.assize.cli.textreport.TextReport;
import dev.assize.core.ScoreRange;
import dev.assize.core.flow.Status;
import dev.assize.runs.summary.FigureText;
import dev.assize.runs.summary.GroupedSummary;
import dev.assize.runs.summary.Summary;
import dev.assize.runs.summary.SummarySentence;
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
    private final SummarySentence sentence;
    private final AnsiStyle style;

    SummaryText(Summary summary, AnsiStyle style) {
        this.summary = summary;
        this.sentence = new SummarySentence(summary);
        this.style = style;
    }

    String line() {
        return sentence.line();
    }

    /** What models cost; empty when none was asked. */
    Optional<String> spent(long retries) {
        return sentence.spent(retries);
    }

    /** A line for each group with its figures and their intervals. */
    static String groups(GroupedSummary grouped) {
        boolean scored = grouped.groups().values().stream()
                .anyMatch(summary -> summary.meanScore().isPresent());
        boolean rated = grouped.groups().values().stream()
                .anyMatch(summary -> summary.passes().isPresent());
        List<String> names = new ArrayList<>(List.of(grouped.by().toString(), "cases"));
        if (rated) {
            names.add("pass rate (95 %)");
        }
        if (scored) {
            names.add("mean "
                    + grouped.groups().values().iterator().next().headline().scoreName() + " (95 %)");
        }
        names.add("not judged");
        Table table = new Table(names.toArray(String[]::new));
        grouped.groups().forEach((group, summary) -> {
            List<String> cells = new ArrayList<>(List.of(group, number(summary.cases())));
            if (rated) {
                cells.add(summary.passes()
                        .filter(outcomes -> outcomes.decided().trials() > 0)
                        .map(outcomes -> FigureText.rate(outcomes.decided()))
                        .orElse("–"));
            }
            if (scored) {
                cells.add(meanOf(summary));
            }
            cells.add(number(summary.cases() - summary.count(Status.JUDGED)));
            table.row(cells.toArray(String[]::new));
        });
        TextReport report = new TextReport().grid(table);
        if (grouped.isUnknown()) {
            report.line("No case has a field \"" + grouped.by() + "\"; 'assize inspect FILE' shows the fields.");
        }
        return report.plain(AnsiStyle.PLAIN);
    }

    private static String meanOf(Summary summary) {
        return summary.meanScore().isEmpty()
                ? "–"
                : FigureText.points(summary.meanScore().getAsDouble())
                        + summary.meanEstimate()
                                .map(known -> " (" + FigureText.points(known.interval()) + ")")
                                .orElse("");
    }

    String block(long retries) {
        StringBuilder text =
                new StringBuilder("\n").append(style.bold(sentence.counts())).append('\n');
        summary.labels().forEach((label, count) -> text.append(labelRow(label, count)));
        sentence.passRate().ifPresent(rate -> text.append(rate).append('\n'));
        if (summary.meanScore().isPresent()) {
            text.append(sentence.mean()).append('\n');
            summary.range().filter(SummaryText::isOfFewPoints).ifPresent(range -> text.append(histogram(range)));
        }
        summary.doubt().sentence().ifPresent(line -> text.append(line).append('\n'));
        spent(retries).ifPresent(line -> text.append(line).append('\n'));
        if (!summary.findings().isEmpty()) {
            text.append("findings by number of cases: ").append(findings()).append('\n');
        }
        return text.toString();
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
        return FigureText.count(count);
    }
}
