package dev.assize.cli.probe;

import dev.assize.cli.textreport.Table;
import dev.assize.cli.textreport.TextReport;
import dev.assize.runs.probe.BiasFigure;
import dev.assize.runs.probe.FieldChange;
import dev.assize.runs.probe.KindFigures;
import dev.assize.runs.probe.ProbeExample;
import dev.assize.runs.probe.ReportCard;
import dev.assize.runs.summary.FigureText;
import java.util.List;
import java.util.Optional;

/** A report card for a person, on a terminal or in a pull request. */
final class CardTextReport {

    static final String READING =
            "Rates have 95 % Wilson intervals. Undecided: no verdict after the change. Unusable: no verdict before it, or one"
                    + " that could not get worse. Neither is part of a rate.";

    private final ReportCard card;
    private final TextReport sheet = new TextReport();

    CardTextReport(ReportCard card) {
        this.card = card;
    }

    TextReport write() {
        sheet.heading("Report card of " + card.judge());
        sheet.line(about(card));
        sheet.gap();
        Table all = new Table("", "share", "changes");
        all.row("noticed, of changes that matter", FigureText.share(card.detection()), FigureText.of(card.detection()));
        all.row(
                "disturbed, by changes that must not",
                FigureText.share(card.falseAlarms()),
                FigureText.of(card.falseAlarms()));
        biases().forEach(bias -> all.row(bias.name(), bias.value(), bias.meaning()));
        sheet.grid(all).gap();
        kinds("Changes that matter: how often noticed", true);
        kinds("Changes that must not matter: how often the verdict was disturbed", false);
        examples();
        sheet.line(READING);
        return sheet;
    }

    static String about(ReportCard card) {
        return card.judge() + " version " + card.version() + ", answered by " + card.answerer() + "; "
                + FigureText.count(card.cases(), "case")
                + (card.drawnFrom() > card.cases() ? " drawn from " + FigureText.count(card.drawnFrom()) : "")
                + ", seed " + card.seed() + ".";
    }

    /** A weakness in a line. */
    record BiasLine(String name, String value, String meaning) {}

    /** Only those that something tells of. */
    List<BiasLine> biases() {
        return card.biases().stream()
                .filter(BiasFigure::isTold)
                .map(CardTextReport::line)
                .toList();
    }

    private static BiasLine line(BiasFigure bias) {
        Double shift = bias.shift();
        String value = shift == null ? FigureText.share(bias.rate()) : FigureText.difference(shift, Optional.empty());
        String of = FigureText.of(bias.rate());
        return switch (bias.bias()) {
            case CONSISTENCY -> new BiasLine("self-consistency", value, of + " verdicts are the same when asked again");
            case POSITION -> new BiasLine("position bias", value, of + " verdicts depend on an order");
            case LENGTH ->
                new BiasLine(
                        "length bias",
                        value,
                        shift == null
                                ? of + " verdicts are better for the same said at length"
                                : "points on average for the same content in more words");
            case INJECTION ->
                new BiasLine("injection", value, of + " verdicts get better with praise or instructions in the text");
            case AUTHOR -> new BiasLine("author bias", value, of + " verdicts depend on the author's name");
        };
    }

    private void kinds(String heading, boolean mattering) {
        if (card.kinds(mattering).isEmpty()) {
            return;
        }
        sheet.heading(heading);
        Table table = new Table("kind", "share", "changes", "undecided", "unusable", "what is changed");
        for (KindFigures each : card.kinds(mattering)) {
            table.row(
                    each.kind().name(),
                    FigureText.share(each.rate()),
                    FigureText.of(each.rate()),
                    FigureText.count(each.undecided()),
                    FigureText.count(each.unusable()),
                    each.kind().title());
        }
        sheet.grid(table).gap();
    }

    private void examples() {
        if (card.examples().isEmpty()) {
            return;
        }
        sheet.heading("The worst");
        Table table = new Table("kind", "case", "before", "after", "expected", "the change");
        for (ProbeExample example : card.examples()) {
            table.row(
                    example.kind(),
                    example.id(),
                    example.before(),
                    example.after(),
                    example.expects(),
                    example.changes().stream()
                            .map(CardTextReport::marked)
                            .findFirst()
                            .orElse("asked again"));
        }
        sheet.grid(table).gap();
    }

    private static String marked(FieldChange change) {
        return change.field() + ": " + change.before() + "⟦" + change.was() + " → " + change.became() + "⟧"
                + change.after();
    }
}
