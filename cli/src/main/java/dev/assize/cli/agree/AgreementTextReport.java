package dev.assize.cli.agree;

import dev.assize.cli.textreport.Table;
import dev.assize.cli.textreport.TextReport;
import dev.assize.runs.agree.Agreement;
import dev.assize.runs.agree.AgreementOn;
import dev.assize.runs.agree.BallotAgreement;
import dev.assize.runs.agree.ConfidenceBin;
import dev.assize.runs.agree.Correction;
import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.FigureText;
import dev.assize.stats.Confidence;
import dev.assize.stats.ConfusionTable;
import dev.assize.stats.Interval;
import dev.assize.stats.Rate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/** Agreement for a person. */
final class AgreementTextReport {

    private final TextReport sheet = new TextReport();

    static TextReport of(Agreement agreement) {
        AgreementTextReport written = new AgreementTextReport();
        written.heading(agreement);
        written.topics(agreement.topics(), true);
        written.people(agreement.people());
        agreement.corrected().ifPresent(written::correction);
        written.methods();
        return written.sheet;
    }

    static TextReport of(BallotAgreement agreement) {
        AgreementTextReport written = new AgreementTextReport();
        written.sheet.heading("Who voted in " + agreement.run().name() + ": " + String.join(", ", agreement.members()));
        written.groups(agreement);
        for (BallotAgreement.PairOn pair : agreement.pairs()) {
            written.sheet.heading(pair.first() + " and " + pair.second());
            written.topics(pair.topics(), false);
        }
        written.methods();
        return written.sheet;
    }

    private void people(List<BallotAgreement.PairOn> pairs) {
        if (pairs.isEmpty()) {
            return;
        }
        sheet.heading("People among themselves");
        for (BallotAgreement.PairOn pair : pairs) {
            sheet.line("A is " + pair.first() + ", B is " + pair.second() + ".");
            topics(pair.topics(), pairs.size() == 1);
        }
    }

    private void heading(Agreement agreement) {
        sheet.heading(agreement.first().name() + " and " + agreement.secondName());
        List<String> parts = new ArrayList<>();
        parts.add(FigureText.count(agreement.paired(), "case") + " in both");
        if (agreement.onlyFirst() > 0) {
            parts.add(FigureText.count(agreement.onlyFirst()) + " only in A");
        }
        if (agreement.onlySecond() > 0) {
            parts.add(FigureText.count(agreement.onlySecond()) + " only in B");
        }
        sheet.line(String.join("; ", parts) + ". A is " + agreement.first().name() + ", B is " + agreement.secondName()
                + ".");
        if (agreement.otherContent() > 0) {
            sheet.warning(FigureText.count(agreement.otherContent(), "case")
                    + " hold another record in B: they say nothing of agreement and are left out.");
        }
        sheet.gap();
    }

    private void topics(List<AgreementOn> topics, boolean withTables) {
        Table grid = new Table("95 % intervals", "items", "cases", "withheld", "agree", "kappa", "alpha", "");
        for (AgreementOn topic : topics) {
            grid.row(
                    topic.topic(),
                    FigureText.count(topic.items()),
                    FigureText.count(topic.cases()),
                    withheld(topic),
                    agree(topic),
                    topic.kappa().map(FigureText::number).orElse(FigureText.ABSENT),
                    topic.alpha().map(FigureText::number).orElse(FigureText.ABSENT),
                    more(topic));
        }
        sheet.grid(grid);
        topics.stream().filter(topic -> topic.left().any() > 0).forEach(topic -> sheet.line(left(topic)));
        sheet.gap();
        topics.forEach(this::sureness);
        if (withTables) {
            topics.forEach(this::table);
        }
    }

    private void sureness(AgreementOn topic) {
        if (topic.sureness().isEmpty()) {
            return;
        }
        Table grid = new Table(topic.topic() + ": how sure", "items", "mean confidence", "agree");
        for (ConfidenceBin sure : topic.sureness()) {
            grid.row(
                    FigureText.number(sure.from()) + " to " + FigureText.number(sure.to()),
                    FigureText.count(sure.items()),
                    FigureText.percent(sure.said()),
                    FigureText.percent(sure.agreed()));
        }
        sheet.grid(grid).gap();
    }

    private static String withheld(AgreementOn topic) {
        AgreementOn.Withheld withheld = topic.withheld();
        return withheld.any() == 0
                ? "0"
                : FigureText.count(withheld.any()) + " (A " + FigureText.count(withheld.first() + withheld.both())
                        + ", B " + FigureText.count(withheld.second() + withheld.both()) + ")";
    }

    private static String agree(AgreementOn topic) {
        String share = topic.agreement().map(FigureText::percent).orElse(FigureText.ABSENT);
        Interval bounds = topic.bounds();
        return bounds == null
                ? share
                : share + ", with withheld " + FigureText.percent(bounds.low()) + " to "
                        + FigureText.percent(bounds.high());
    }

    private static String more(AgreementOn topic) {
        Figure overlap = topic.overlap();
        if (overlap != null) {
            return "overlap " + FigureText.percent(overlap);
        }
        Figure bias = topic.bias();
        return bias == null ? "" : "B − A " + FigureText.difference(bias.value(), bias.interval());
    }

    private static String left(AgreementOn topic) {
        List<String> parts = new ArrayList<>();
        AgreementOn.LeftOut left = topic.left();
        part(parts, left.onlyFirst(), "asked in A only");
        part(parts, left.onlySecond(), "asked in B only");
        part(parts, left.reworded(), "asked in other words");
        part(parts, left.elsewhere(), "asked after lists that differ, so that they may be about something else");
        return topic.topic() + ", left out: " + String.join("; ", parts) + ".";
    }

    private static void part(List<String> parts, long count, String what) {
        if (count > 0) {
            parts.add(FigureText.count(count) + " " + what);
        }
    }

    private void table(AgreementOn topic) {
        topic.confusion().ifPresent(table -> {
            List<String> header = new ArrayList<>(List.of(topic.topic() + ": A \\ B"));
            header.addAll(table.categories());
            Table grid = new Table(header);
            for (int row = 0; row < table.categories().size(); row++) {
                grid.row(row(table, row));
            }
            sheet.grid(grid).gap();
        });
    }

    private static List<String> row(ConfusionTable table, int row) {
        List<String> cells = new ArrayList<>(List.of(table.categories().get(row)));
        for (int column = 0; column < table.categories().size(); column++) {
            cells.add(FigureText.count(table.count(row, column)));
        }
        return cells;
    }

    private void groups(BallotAgreement agreement) {
        Table grid = new Table("95 % intervals", "votes", "cases", "unanimous", "undecided", "alpha of all");
        for (BallotAgreement.GroupOn group : agreement.groups()) {
            Figure alpha = group.reliability();
            grid.row(
                    group.topic(),
                    FigureText.count(group.items()),
                    FigureText.count(group.cases()),
                    rate(group.unanimousRate()),
                    FigureText.count(group.undecided()),
                    alpha == null ? FigureText.ABSENT : FigureText.number(alpha));
        }
        sheet.grid(grid).gap();
    }

    private void correction(Correction correction) {
        sheet.heading("The pass rate, as people would have it");
        Table grid = new Table("95 % intervals", "", "more labels for ±" + points(correction.halfWidth()));
        grid.row("passed by the judge", rate(correction.judged().decided()), "");
        if (correction.judged().undecided() > 0) {
            grid.row(
                    "  with " + FigureText.count(correction.judged().undecided()) + " undecided",
                    correction
                            .judged()
                            .bounds()
                            .map(bounds ->
                                    FigureText.percent(bounds.low()) + " to " + FigureText.percent(bounds.high()))
                            .orElse(FigureText.ABSENT),
                    "");
        }
        grid.row(
                "passed by people, of their sample",
                rate(correction.labelled()),
                more(correction.moreLabelsForSample()));
        grid.row(
                "judge passes what people pass (sensitivity)",
                rate(correction.rate().sensitivity()),
                "");
        grid.row(
                "judge fails what people fail (specificity)",
                rate(correction.rate().specificity()),
                "");
        grid.row(
                "corrected rate (Rogan and Gladen)",
                correction.correctedRate().isPresent()
                        ? FigureText.percent(correction.correctedRate().getAsDouble(), correction.correctedInterval())
                        : FigureText.ABSENT,
                more(correction.moreLabelsForRate()));
        grid.row(
                "prediction-powered rate",
                correction
                        .poweredRate()
                        .map(mean -> FigureText.percent(mean.value(), correction.poweredRateInterval()))
                        .orElse(FigureText.ABSENT),
                more(correction.moreLabelsForPowered()));
        correction
                .poweredScore()
                .ifPresent(mean -> grid.row(
                        "prediction-powered mean score",
                        FigureText.number(mean.value(), mean.interval(Confidence.NINETY_FIVE)),
                        ""));
        sheet.grid(grid);
        sheet.line("Both corrections hold only if the labelled cases are a random sample of the run.");
        if (correction.correctedRate().isEmpty()) {
            sheet.warning("No corrected rate: people must have passed some cases and failed some, and the judge must do"
                    + " better than chance on them.");
        }
        if (correction.isThin()) {
            sheet.warning(
                    "There are few labels, or few errors of the judge among them: the prediction-powered interval is"
                            + " too narrow; read the corrected rate.");
        }
        sheet.gap();
    }

    private static String rate(Rate rate) {
        return FigureText.share(rate) + (rate.trials() == 0 ? "" : " of " + FigureText.count(rate.trials()));
    }

    private static String more(OptionalLong labels) {
        return labels.isPresent() ? FigureText.count(labels.getAsLong()) : "the run is too small";
    }

    private static String points(double halfWidth) {
        return String.format(
                Locale.ROOT, "%s points", FigureText.number(100 * halfWidth).replaceAll("\\.?0+$", ""));
    }

    private void methods() {
        sheet.line(
                "Kappa is Cohen's, for scales and scores weighted by the square of the distance; alpha is Krippendorff's,"
                        + " nominal, ordinal for scales, interval for scores. Intervals draw whole cases.");
    }
}
