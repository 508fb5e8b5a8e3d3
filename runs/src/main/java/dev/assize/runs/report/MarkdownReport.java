package dev.assize.runs.report;

import dev.assize.core.ScoreRange;
import dev.assize.core.flow.Status;
import dev.assize.core.question.Expense;
import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.FigureText;
import dev.assize.runs.summary.Uncertainty;
import dev.assize.text.Shortened;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** The run on one page of GitHub's Markdown, short enough for a comment on a pull request. */
final class MarkdownReport implements ReportWriter {

    /** A comment on GitHub takes 65,536 characters. */
    static final int LONGEST = 60_000;

    private static final int MOST_FINDINGS = 8;
    private static final int MOST_CASES = 20;
    private static final int LONGEST_CELL = 300;

    /**
     * Worst first: what failed, then what did not pass from the lowest score on, then what is undecided or invalid, then,
     * where nobody said what passes, whatever has findings, from the lowest score on.
     */
    private static final Comparator<ReportedCase> WORST_FIRST = Comparator.comparingInt(MarkdownReport::rank)
            .thenComparing(reported -> reported.score().map(Number::doubleValue).orElse(0.0))
            .thenComparing(ReportedCase::ordinal);

    @Override
    public void write(Report report, OutputStream out) throws IOException {
        List<String> worst = worst(report);
        String page = page(report, worst);
        while (page.length() > LONGEST && !worst.isEmpty()) {
            worst = worst.subList(0, worst.size() / 2);
            page = page(report, worst);
        }
        out.write(Shortened.to(LONGEST, page).getBytes(StandardCharsets.UTF_8));
    }

    private static String page(Report report, List<String> worst) {
        RunFigures figures = report.figures();
        StringBuilder page = new StringBuilder();
        page.append("### ")
                .append(MarkdownText.of(report.request().run().name()))
                .append(" · ");
        page.append(MarkdownText.of(report.judge().id().value())).append("\n\n");
        report.objection()
                .ifPresent(reason -> page.append("**Failed**, because ")
                        .append(MarkdownText.cell(LONGEST_CELL, reason))
                        .append(".\n\n"));
        page.append(headline(figures)).append("\n\n");
        figures.summary()
                .doubt()
                .sentence()
                .ifPresent(doubt -> page.append(doubt).append(".\n\n"));
        report.warnings()
                .forEach(warning ->
                        page.append("> ").append(MarkdownText.of(warning)).append("\n\n"));
        labels(page, figures);
        groups(page, report);
        findings(page, figures);
        if (!worst.isEmpty()) {
            page.append("<details><summary>")
                    .append(summary(figures, worst.size()))
                    .append("</summary>\n\n");
            page.append("| case | verdict | what weighs most |\n| --- | --- | --- |\n");
            worst.forEach(page::append);
            page.append("\n</details>\n\n");
        }
        return page.append(footer(report)).toString();
    }

    private static String headline(RunFigures figures) {
        List<String> parts = new ArrayList<>();
        figures.passRate()
                .ifPresent(rate -> parts.add("**" + FigureText.percent(rate.value()) + " pass**"
                        + rate.estimate()
                                .map(known -> " (95 %: " + FigureText.percents(known.interval()) + ")")
                                .orElse("")
                        + rate.bounds()
                                .map(both -> ", " + FigureText.percents(both) + " with the undecided")
                                .orElse("")));
        figures.meanScore()
                .ifPresent(mean -> parts.add("**mean "
                        + figures.summary().headline().scoreName() + " " + FigureText.points(mean.value()) + " "
                        + FigureText.behind(figures.scale()) + "**"
                        + mean.estimate().map(MarkdownReport::points).orElse("")
                        + mean.bounds()
                                .map(both -> ", " + FigureText.points(both) + " with the undecided")
                                .orElse("")));
        parts.add(counts(figures));
        return String.join(" · ", parts);
    }

    private static String points(Uncertainty estimate) {
        return " (95 %: " + FigureText.points(estimate.interval()) + ")";
    }

    private static String counts(RunFigures figures) {
        List<String> parts = new ArrayList<>();
        for (Status status : Status.values()) {
            long count = figures.summary().count(status);
            if (count > 0) {
                parts.add(FigureText.count(count) + " " + status.word());
            }
        }
        return FigureText.count(figures.summary().cases(), "case") + ": " + String.join(", ", parts);
    }

    private static void labels(StringBuilder page, RunFigures figures) {
        if (figures.labels().isEmpty()) {
            return;
        }
        page.append("| verdict | cases | share of the judged (95 %) |\n| --- | ---: | --- |\n");
        for (RunFigures.LabelShare label : figures.labels()) {
            Figure share = label.share();
            page.append("| ")
                    .append(MarkdownText.cell(LONGEST_CELL, label.label()))
                    .append(" | ");
            page.append(FigureText.count(label.cases())).append(" | ");
            page.append(share == null ? FigureText.ABSENT : FigureText.percent(share));
            page.append(" |\n");
        }
        page.append('\n');
    }

    private static void groups(StringBuilder page, Report report) {
        RunFigures figures = report.figures();
        if (figures.groups().isEmpty()) {
            return;
        }
        boolean rated = figures.passRate().isPresent();
        boolean scored = figures.meanScore().isPresent();
        page.append("| ")
                .append(MarkdownText.cell(60, String.valueOf(report.request().by())))
                .append(" | cases |")
                .append(rated ? " pass rate (95 %) |" : "")
                .append(scored ? " mean " + figures.summary().headline().scoreName() + " (95 %) |" : "")
                .append("\n| --- | ---: |")
                .append(rated ? " --- |" : "")
                .append(scored ? " --- |\n" : "\n");
        for (GroupFigures group : figures.groups()) {
            page.append("| ")
                    .append(MarkdownText.cell(60, group.name()))
                    .append(" | ")
                    .append(FigureText.count(group.cases()))
                    .append(" |");
            if (rated) {
                page.append(' ')
                        .append(group.passRate().map(FigureText::percent).orElse(FigureText.ABSENT))
                        .append(" |");
            }
            if (scored) {
                page.append(' ')
                        .append(group.meanScore(figures.scale())
                                .map(mean -> FigureText.points(mean.value())
                                        + mean.estimate()
                                                .map(known -> " (" + FigureText.points(known.interval()) + ")")
                                                .orElse(""))
                                .orElse("–"))
                        .append(" |");
            }
            page.append('\n');
        }
        page.append('\n');
    }

    private static void findings(StringBuilder page, RunFigures figures) {
        List<FindingKind> kinds = figures.findings();
        if (kinds.isEmpty()) {
            return;
        }
        page.append("| finding | severity | cases | for example |\n| --- | --- | ---: | --- |\n");
        for (FindingKind kind : kinds.subList(0, Math.min(MOST_FINDINGS, kinds.size()))) {
            FindingKind.Example example = kind.examples().get(0);
            page.append("| ")
                    .append(MarkdownText.cell(LONGEST_CELL, kind.code()))
                    .append(" | ");
            page.append(kind.severity().word()).append(" | ");
            page.append(FigureText.count(kind.cases())).append(" | ");
            page.append(MarkdownText.cell(60, example.id())).append(": ");
            page.append(MarkdownText.cell(LONGEST_CELL, example.message())).append(" |\n");
        }
        if (kinds.size() > MOST_FINDINGS) {
            page.append("\n… and ").append(kinds.size() - MOST_FINDINGS).append(" more kinds of findings.\n");
        }
        page.append('\n');
    }

    private static String summary(RunFigures figures, int shown) {
        if (figures.criterion().isEmpty()) {
            return "The " + (shown == 1 ? "worst case" : FigureText.count(shown) + " worst cases");
        }
        long all = figures.summary().cases() - figures.count(CaseStatus.PASSED) - figures.count(CaseStatus.JUDGED);
        return shown < all
                ? "The " + shown + " worst of the " + FigureText.count(all) + " cases that did not pass"
                : FigureText.count(all, "case") + " that did not pass";
    }

    private static List<String> worst(Report report) throws IOException {
        PriorityQueue<ReportedCase> worst = new PriorityQueue<>(WORST_FIRST.reversed());
        report.forEach(reported -> {
            boolean full = reported.status() == CaseStatus.JUDGED && isFull(report, reported);
            if (rank(reported) < Integer.MAX_VALUE && !full) {
                worst.add(reported);
                if (worst.size() > MOST_CASES) {
                    worst.remove();
                }
            }
        });
        return worst.stream().sorted(WORST_FIRST).map(MarkdownReport::row).toList();
    }

    /** A case with all points is not among the worst, whatever else was noted. */
    private static boolean isFull(Report report, ReportedCase reported) {
        ScoreRange range = report.judge().headline().range();
        return range != null
                && reported.score()
                        .filter(score -> score.compareTo(range.most()) >= 0)
                        .isPresent();
    }

    private static int rank(ReportedCase reported) {
        return switch (reported.status()) {
            case FAILED -> 0;
            case NOT_PASSED -> 1;
            case UNDECIDED -> 2;
            case INVALID -> 3;
            case JUDGED -> reported.score().isPresent() && !reported.findings().isEmpty() ? 4 : Integer.MAX_VALUE;
            case PASSED -> Integer.MAX_VALUE;
        };
    }

    private static String row(ReportedCase reported) {
        return "| " + MarkdownText.cell(60, reported.result().id()) + " | "
                + MarkdownText.cell(60, reported.outcome()) + " | "
                + MarkdownText.cell(LONGEST_CELL, reported.gist()) + " |\n";
    }

    private static String footer(Report report) {
        RunFigures figures = report.figures();
        List<String> parts = new ArrayList<>();
        parts.add("epoch " + String.join(", ", figures.epochs().keySet()));
        if (!figures.answerers().isEmpty()) {
            parts.add("answered by "
                    + MarkdownText.cell(
                            200, String.join(", ", figures.answerers().keySet())));
        }
        Expense total = figures.spending().total();
        if (!total.isNone()) {
            parts.add(FigureText.count(total.calls(), "call") + ", " + (total.unpriced() > 0 ? "at least " : "")
                    + "US$ " + total.cost().toPlainString());
        }
        // Times are in the other forms; that not all cases were looked at must be said wherever figures are.
        report.request().facts().stream()
                .filter(fact -> fact.name().equals("sample"))
                .forEach(fact -> parts.add(fact.value()));
        return "<sub>" + String.join(" · ", parts) + "</sub>\n";
    }
}
