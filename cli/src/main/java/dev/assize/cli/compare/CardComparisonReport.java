package dev.assize.cli.compare;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.textreport.Table;
import dev.assize.cli.textreport.TextReport;
import dev.assize.core.json.Json;
import dev.assize.runs.probe.CardComparison;
import dev.assize.runs.probe.RecordedCard;
import dev.assize.runs.summary.FigureJson;
import dev.assize.runs.summary.FigureText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/** Two report cards for a person, and for a program. */
record CardComparisonReport(CardComparison comparison) {
    TextReport write() {
        TextReport sheet = new TextReport().heading("Two report cards");
        sheet.line("A is " + about(comparison.first()) + ".");
        sheet.line("B is " + about(comparison.second()) + ".");
        if (!comparison.isPaired()) {
            sheet.warning(
                    "the cards are about different changes (other cases, another seed, or other kinds), so nothing tells"
                            + " whether a difference is more than chance");
        }
        if (!comparison.unmatched().isEmpty()) {
            sheet.line("Only one of them has " + String.join(", ", comparison.unmatched()) + ".");
        }
        sheet.gap();
        sheet.grid(table(comparison.totals())).gap();
        for (boolean matters : List.of(true, false)) {
            sheet.heading(matters ? "Changes that matter: noticed" : "Changes that must not matter: disturbed");
            sheet.grid(table(comparison.kinds().stream()
                            .filter(line -> line.matters() == matters)
                            .toList()))
                    .gap();
        }
        sheet.line(
                "Of changes that both tried: \"only A\" and \"only B\" count those that one alone met as it should; p is the exact"
                        + " test of McNemar.");
        return sheet;
    }

    private static String about(RecordedCard card) {
        return card.name() + ": " + card.judge() + " version " + card.version() + ", answered by " + card.answerer();
    }

    private static Table table(List<CardComparison.Line> lines) {
        Table table = new Table("", "A", "B", "B less A", "only A", "only B", "p");
        for (CardComparison.Line line : lines) {
            List<String> cells = new ArrayList<>(List.of(
                    line.name(),
                    FigureText.share(line.first()),
                    FigureText.share(line.second()),
                    difference(line)
                            .map(value -> FigureText.pointDifference(value, Optional.empty()))
                            .orElse(FigureText.ABSENT)));
            cells.addAll(line.paired()
                    .map(pairs -> List.of(
                            FigureText.count(pairs.onlyFirst()),
                            FigureText.count(pairs.onlySecond()),
                            pairs.cases() == 0 ? FigureText.ABSENT : FigureText.p(pairs.exactP())))
                    .orElse(List.of(FigureText.ABSENT, FigureText.ABSENT, FigureText.ABSENT)));
            table.row(cells);
        }
        return table;
    }

    private static Optional<Double> difference(CardComparison.Line line) {
        OptionalDouble first = line.first().value();
        OptionalDouble second = line.second().value();
        return first.isEmpty() || second.isEmpty()
                ? Optional.empty()
                : Optional.of(second.getAsDouble() - first.getAsDouble());
    }

    ObjectNode json() {
        ObjectNode root = Json.object().put("paired", comparison.isPaired());
        card(root.putObject("a"), comparison.first());
        card(root.putObject("b"), comparison.second());
        comparison.totals().forEach(line -> line(root.putObject(line.name()), line));
        ObjectNode kinds = root.putObject("kinds");
        comparison.kinds().forEach(line -> line(kinds.putObject(line.name()), line));
        return root;
    }

    private static void card(ObjectNode target, RecordedCard card) {
        target.put("name", card.name())
                .put("judge", card.judge())
                .put("version", card.version())
                .put("answerer", card.answerer());
    }

    private static void line(ObjectNode target, CardComparison.Line line) {
        line.first().value().ifPresent(value -> target.put("a", value));
        line.second().value().ifPresent(value -> target.put("b", value));
        target.set("a_rate", FigureJson.rate(line.first()));
        target.set("b_rate", FigureJson.rate(line.second()));
        difference(line).ifPresent(difference -> target.put("difference", FigureJson.number(difference)));
        line.paired()
                .ifPresent(pairs -> target.put("only_a", pairs.onlyFirst())
                        .put("only_b", pairs.onlySecond())
                        .put("p", pairs.exactP()));
    }

    /** Why the second card is worse than chance explains, a sentence for each; empty when it is not. */
    List<String> worse(double alpha) {
        return comparison.totals().stream()
                .filter(line -> line.isWorse(alpha / 2))
                .map(line -> String.format(
                        Locale.ROOT,
                        "%s of %s is worse (%s, %s of %s)",
                        line.name(),
                        comparison.second().name(),
                        FigureText.share(line.second()),
                        FigureText.share(line.first()),
                        comparison.first().name()))
                .toList();
    }
}
