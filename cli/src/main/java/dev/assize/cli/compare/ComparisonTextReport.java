package dev.assize.cli.compare;

import dev.assize.cli.textreport.Table;
import dev.assize.cli.textreport.TextReport;
import dev.assize.runs.compare.CaseChange;
import dev.assize.runs.compare.CasePairing;
import dev.assize.runs.compare.ComparedMeasure;
import dev.assize.runs.compare.ComparedSetting;
import dev.assize.runs.compare.Direction;
import dev.assize.runs.compare.RunComparison;
import dev.assize.runs.digest.CaseDigest;
import dev.assize.runs.digest.RunProfile;
import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.FigureText;
import dev.assize.runs.summary.Uncertainty;
import dev.assize.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A comparison for a person. */
public final class ComparisonTextReport {

    private static final int MOST_IDS = 5;
    private static final int MOST_LABELS = 12;

    private final RunComparison comparison;
    private final double alpha;
    private final int limit;
    private TextReport sheet = new TextReport();

    public ComparisonTextReport(RunComparison comparison, double alpha, int limit) {
        this.comparison = comparison;
        this.alpha = alpha;
        this.limit = limit;
    }

    public TextReport write() {
        return write(new TextReport());
    }

    /** After what stands on the sheet already. */
    public TextReport write(TextReport begun) {
        sheet = begun;
        runs();
        pairing();
        sheet.gap();
        measures();
        sheet.gap();
        labels();
        changes();
        findings();
        sheet.line(methods());
        return sheet;
    }

    private void runs() {
        sheet.heading(comparison.first().name() + " and " + comparison.second().name());
        Table grid = new Table("", "run", "judge", "version", "epoch", "answered by", "cases");
        run(grid, "A", comparison.first());
        run(grid, "B", comparison.second());
        sheet.grid(grid);
    }

    private static void run(Table grid, String side, RunProfile run) {
        grid.row(
                side,
                run.name(),
                String.join(", ", run.judges().stream().map(Object::toString).toList()),
                String.join(", ", run.versions()),
                String.join(", ", run.epochs().stream().map(Object::toString).toList()),
                run.answerers().isEmpty() ? "–" : String.join(", ", run.answerers()),
                FigureText.count(run.cases()));
    }

    private void pairing() {
        CasePairing pairing = comparison.pairing();
        List<String> parts = new ArrayList<>();
        parts.add(FigureText.count(pairing.paired(), "case") + " in both runs"
                + (comparison.clusters() == 0
                        ? ""
                        : ", in " + FigureText.count(comparison.clusters(), "cluster") + " by "
                                + comparison.options().cluster()));
        unpaired(parts, pairing.onlyFirst(), "only in A");
        unpaired(parts, pairing.onlySecond(), "only in B");
        if (pairing.repeated() > 0) {
            parts.add(FigureText.count(pairing.repeated(), "case") + " with an id that came before, paired in order");
        }
        sheet.line(String.join("; ", parts) + ".");
        String meaning = capital(comparison.setting().meaning()) + ".";
        List<String> differences = comparison.first().differencesFrom(comparison.second());
        String differs = differences.isEmpty() ? "" : " What differs: " + String.join("; ", differences) + ".";
        if (comparison.setting() == ComparedSetting.OTHER_EPOCHS
                || comparison.setting() == ComparedSetting.EVERYTHING_DIFFERS) {
            sheet.warning(meaning + differs);
        } else {
            sheet.line(meaning + differs);
        }
    }

    private static void unpaired(List<String> parts, List<String> ids, String where) {
        if (!ids.isEmpty()) {
            String some = String.join(", ", ids.stream().limit(MOST_IDS).toList());
            parts.add(FigureText.count(ids.size()) + " " + where + " (" + some + (ids.size() > MOST_IDS ? ", …" : "")
                    + "), left out");
        }
    }

    private void measures() {
        Table grid = new Table("95 % intervals", "A", "B", "B − A", "p", "");
        for (ComparedMeasure measure : comparison.measures()) {
            boolean share = measure.kind() != ComparedMeasure.Kind.MEAN_SCORE;
            grid.row(
                    name(measure),
                    side(measure.first(), share),
                    side(measure.second(), share),
                    difference(
                            measure.difference().value(), measure.difference().interval(), share),
                    FigureText.p(measure.p()),
                    told(measure));
            measure.bounds()
                    .ifPresent(open -> grid.row(
                            "  with " + FigureText.count(open.cases()) + " not judged",
                            "",
                            "",
                            ends(open.values(), share) + " (" + ends(open.range(), share) + ")",
                            "",
                            ""));
        }
        sheet.grid(grid);
        if (comparison.measures().isEmpty()) {
            sheet.line("No case was judged in both runs: there is nothing to measure.");
        }
        if (comparison.options().pass() == null) {
            sheet.line(
                    "No pass rate: the judge does not say what passes; say it with --pass, such as --pass 'score>=4'.");
        }
    }

    private String name(ComparedMeasure measure) {
        String pairs = " of " + FigureText.count(measure.pairs());
        return switch (measure.kind()) {
            case PASS_RATE ->
                "pass rate" + pairs + " ("
                        + Optional.ofNullable(comparison.options().pass())
                                .map(pass -> pass.written())
                                .orElse("")
                        + ")";
            case MEAN_SCORE ->
                "mean " + comparison.options().judge().headline().scoreName() + pairs
                        + comparison
                                .options()
                                .judge()
                                .scores()
                                .map(range -> " (" + range + ")")
                                .orElse("");
            case JUDGED_SHARE -> "judged" + pairs;
        };
    }

    private static String side(Figure estimate, boolean share) {
        return share ? FigureText.percent(estimate) : FigureText.number(estimate);
    }

    private static String difference(double value, Optional<Interval> interval, boolean share) {
        return share ? FigureText.pointDifference(value, interval) : FigureText.difference(value, interval);
    }

    private static String ends(Interval values, boolean share) {
        return difference(values.low(), Optional.empty(), share) + " to "
                + difference(values.high(), Optional.empty(), share);
    }

    private String told(ComparedMeasure measure) {
        if (measure.isWorse(alpha)) {
            return "worse";
        }
        return measure.isBetter(alpha) ? "better" : "no difference beyond chance";
    }

    private void labels() {
        if (!comparison.options().judge().headline().hasLabel()
                || comparison.options().judge().labels().size() > MOST_LABELS) {
            return;
        }
        SortedMap<String, SortedMap<String, Long>> table = comparison.labels();
        TreeMap<String, Long> columns = new TreeMap<>();
        table.values().forEach(row -> columns.putAll(row));
        List<String> header = new ArrayList<>(List.of("A \\ B"));
        header.addAll(columns.keySet());
        Table grid = new Table(header);
        table.forEach((label, row) -> {
            List<String> cells = new ArrayList<>(List.of(label));
            columns.keySet().forEach(column -> cells.add(FigureText.count(row.getOrDefault(column, 0L))));
            grid.row(cells);
        });
        sheet.grid(grid).gap();
    }

    private void changes() {
        List<String> counts = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            long count = comparison.counts().getOrDefault(direction, 0L);
            if (count > 0) {
                counts.add(FigureText.count(count) + " " + told(direction));
            }
        }
        sheet.heading(String.join(", ", counts));
        Table grid = new Table("", "case", "A", "B", "findings");
        comparison.changes().stream()
                .limit(limit)
                .forEach(change -> grid.row(
                        told(change.direction()),
                        change.id(),
                        outcome(change.first()),
                        outcome(change.second()),
                        findings(change)));
        sheet.grid(grid);
        if (comparison.changes().size() > limit) {
            sheet.line("… and " + FigureText.count(comparison.changes().size() - limit)
                    + " more; --limit N shows N of them.");
        }
        sheet.gap();
    }

    private static String told(Direction direction) {
        return switch (direction) {
            case WORSE -> "worse";
            case LOST -> "no longer judged";
            case BETTER -> "better";
            case GAINED -> "judged now";
            case CHANGED -> "changed otherwise";
            case SAME -> "the same";
        };
    }

    static String outcome(CaseDigest outcome) {
        if (!outcome.isJudged()) {
            return outcome.status().word();
        }
        return (outcome.label().orElse("") + " "
                        + outcome.score().map(score -> score.toPlainString()).orElse(""))
                .strip();
    }

    private static String findings(CaseChange change) {
        List<String> parts = new ArrayList<>();
        change.appeared().forEach((code, count) -> parts.add("+" + code + times(count)));
        change.gone().forEach((code, count) -> parts.add("−" + code + times(count)));
        return String.join(" ", parts);
    }

    private static String times(int count) {
        return count == 1 ? "" : " ×" + count;
    }

    private void findings() {
        Table grid = new Table("findings by number of cases", "A", "B");
        for (Map.Entry<String, RunComparison.Presence> finding :
                comparison.findings().entrySet()) {
            grid.row(
                    finding.getKey(),
                    FigureText.count(finding.getValue().first()),
                    FigureText.count(finding.getValue().second()));
        }
        sheet.grid(grid);
        if (!grid.isEmpty()) {
            sheet.gap();
        }
    }

    private String methods() {
        String drawn = "seed " + comparison.resampling().seed() + ", "
                + FigureText.count(comparison.resampling().rounds()) + " rounds";
        boolean many = comparison.measures().stream()
                .anyMatch(measure -> measure.difference()
                        .estimate()
                        .filter(estimate -> estimate.method() == Uncertainty.Method.STUDENT)
                        .isPresent());
        // So many that both give the same digits.
        String means = many ? "Student's" : "bootstrap";
        String how = comparison.clusters() > 0
                ? "Intervals: " + means + " over whole clusters; test: permutation of whole clusters (" + drawn + ")."
                : "Intervals: Wilson for shares, Bonett and Price for their difference, " + means
                        + " for scores; tests: McNemar mid-p for shares, permutation for scores (" + drawn + ").";
        return how + " \"Better\" and \"worse\" behind p are corrected for testing several measures: at most "
                + FigureText.percent(alpha) + " false alarms (Holm).";
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
