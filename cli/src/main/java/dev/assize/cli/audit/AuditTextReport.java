package dev.assize.cli.audit;

import dev.assize.cli.textreport.Table;
import dev.assize.cli.textreport.TextReport;
import dev.assize.runs.audit.AuditReport;
import dev.assize.runs.audit.GivenReplies;
import dev.assize.runs.summary.FigureText;
import dev.assize.stats.Confidence;
import dev.assize.stats.ConfusionTable;
import dev.assize.stats.KappaAgreement;
import dev.assize.stats.Rate;
import dev.assize.stats.RunningMean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An audit for a person. */
final class AuditTextReport {

    private static final int MOST_IDS = 5;
    private static final int MOST_PLACES = 3;
    private static final int MOST_PAIRS = 12;

    private final AuditReport report;
    private final Optional<GivenReplies> given;
    private final TextReport sheet = new TextReport();

    AuditTextReport(AuditReport report, Optional<GivenReplies> given) {
        this.report = report;
        this.given = given;
    }

    TextReport write() {
        sheet.heading("Replies to " + report.judge().id());
        totals();
        sheet.gap();
        rules();
        agreement();
        examples();
        sheet.line(
                "Rates have 95 % Wilson intervals. Settled and carried-over values are corrections, but break no rule.");
        return sheet;
    }

    private void totals() {
        Table grid = new Table("", "replies", "rate");
        grid.row("cases", FigureText.count(report.cases()), "");
        row(grid, "unreadable", report.unreadableRate());
        row(grid, "break a rule", report.broken());
        grid.row("do not say enough", FigureText.count(report.undecided()), "");
        sheet.grid(grid);
        ids("without a reply", report.unanswered());
        given.ifPresent(replies -> {
            ids("replies to no case", report.strangers(replies));
            ids("replied to twice, the first counts", replies.duplicates());
            ids("lines without a reply", replies.problems());
        });
        ids(
                "cases that could not be audited",
                report.invalid().stream()
                        .map(example -> example.id() + " (" + example.message() + ")")
                        .toList());
        ids(
                "unreadable",
                report.unreadable().stream().map(AuditReport.Example::id).toList());
    }

    private void ids(String what, List<String> ids) {
        if (!ids.isEmpty()) {
            String shown = String.join(", ", ids.subList(0, Math.min(MOST_IDS, ids.size())));
            String more = ids.size() > MOST_IDS ? " and " + FigureText.count(ids.size() - MOST_IDS) + " more" : "";
            sheet.line(FigureText.count(ids.size()) + " " + what + ": " + shown + more);
        }
    }

    private static void row(Table grid, String name, Rate rate) {
        grid.row(name, FigureText.of(rate), FigureText.share(rate));
    }

    private void rules() {
        if (report.rules().isEmpty()) {
            sheet.line("No reply breaks a rule.");
            return;
        }
        Table grid = new Table("rule broken", "replies", "rate", "where");
        report.rules().entrySet().stream()
                .sorted(Map.Entry.comparingByValue((a, b) -> Long.compare(b.replies(), a.replies())))
                .forEach(entry -> {
                    Rate rate = new Rate(entry.getValue().replies(), report.readable());
                    grid.row(
                            entry.getKey(),
                            FigureText.of(rate),
                            FigureText.share(rate),
                            places(entry.getValue().places()));
                });
        sheet.grid(grid);
        sheet.gap();
    }

    private static String places(Map<String, Long> places) {
        List<String> shown = new ArrayList<>();
        places.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_PLACES)
                .forEach(entry -> shown.add(entry.getKey() + " (" + FigureText.count(entry.getValue()) + ")"));
        return String.join(", ", shown) + (places.size() > MOST_PLACES ? ", …" : "");
    }

    private void agreement() {
        if (report.asReplied().isEmpty() && report.difference().count() == 0) {
            return;
        }
        sheet.heading("Against Assize's own verdicts");
        Table grid = new Table("", "same", "rate", "kappa");
        String what = report.judge().headline().hasLabel() ? "label" : "score";
        report.asReplied().ifPresent(table -> row(grid, what + " as replied", table));
        report.asCorrected().ifPresent(table -> row(grid, what + " as corrected", table));
        sheet.grid(grid);
        if (report.difference().count() > 0) {
            sheet.line("Score: the reply is " + difference(report.difference()) + " from Assize's on average; they are "
                    + FigureText.number(report.distance().value().orElse(0)) + " apart, and the same in "
                    + FigureText.of(report.sameScores()) + ".");
        }
        pairs();
        sheet.gap();
    }

    private static void row(Table grid, String name, ConfusionTable table) {
        Optional<KappaAgreement> kappa = AuditReport.kappa(table);
        grid.row(
                name,
                FigureText.of(table.agreement()),
                FigureText.share(table.agreement()),
                kappa.map(value -> FigureText.number(value.value(), value.interval(Confidence.NINETY_FIVE)))
                        .orElse(FigureText.ABSENT));
    }

    private static String difference(RunningMean mean) {
        return FigureText.difference(mean.value().orElse(0), mean.interval(Confidence.NINETY_FIVE));
    }

    private void pairs() {
        ConfusionTable table = report.asReplied().orElse(null);
        if (table == null) {
            return;
        }
        Table grid = new Table("the reply says", "Assize says", "cases");
        int rows = 0;
        List<String> labels = table.categories();
        for (int row = 0; row < labels.size(); row++) {
            for (int column = 0; column < labels.size(); column++) {
                if (row != column && table.count(row, column) > 0 && rows++ < MOST_PAIRS) {
                    grid.row(labels.get(row), labels.get(column), FigureText.count(table.count(row, column)));
                }
            }
        }
        sheet.grid(grid);
    }

    private void examples() {
        if (report.rules().isEmpty()) {
            return;
        }
        sheet.heading("Examples");
        Table grid = new Table("rule broken", "case", "what is wrong");
        report.rules()
                .forEach((code, broken) ->
                        broken.examples().forEach(example -> grid.row(code, example.id(), example.message())));
        sheet.grid(grid);
        sheet.gap();
    }
}
