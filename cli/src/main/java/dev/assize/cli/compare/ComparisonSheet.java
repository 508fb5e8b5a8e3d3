package dev.assize.cli.compare;

import dev.assize.cli.sheet.Figures;
import dev.assize.cli.sheet.Grid;
import dev.assize.cli.sheet.Sheet;
import dev.assize.runs.compare.CaseChange;
import dev.assize.runs.compare.Comparison;
import dev.assize.runs.compare.Direction;
import dev.assize.runs.compare.Measure;
import dev.assize.runs.compare.Pairing;
import dev.assize.runs.compare.Setting;
import dev.assize.runs.digest.CaseDigest;
import dev.assize.runs.digest.RunProfile;
import dev.assize.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A comparison for a person. */
public final class ComparisonSheet {

    private static final int MOST_IDS = 5;
    private static final int MOST_LABELS = 12;

    private final Comparison comparison;
    private final double alpha;
    private final int limit;
    private Sheet sheet = new Sheet();

    public ComparisonSheet(Comparison comparison, double alpha, int limit) {
        this.comparison = comparison;
        this.alpha = alpha;
        this.limit = limit;
    }

    public Sheet write() {
        return write(new Sheet());
    }

    /** After what stands on the sheet already. */
    public Sheet write(Sheet begun) {
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
        Grid grid = new Grid("", "run", "judge", "version", "epoch", "answered by", "cases");
        run(grid, "A", comparison.first());
        run(grid, "B", comparison.second());
        sheet.grid(grid);
    }

    private static void run(Grid grid, String side, RunProfile run) {
        grid.row(
                side,
                run.name(),
                String.join(", ", run.judges().stream().map(Object::toString).toList()),
                String.join(", ", run.versions()),
                String.join(", ", run.epochs().stream().map(Object::toString).toList()),
                run.answerers().isEmpty() ? "–" : String.join(", ", run.answerers()),
                Figures.count(run.cases()));
    }

    private void pairing() {
        Pairing pairing = comparison.pairing();
        List<String> parts = new ArrayList<>();
        parts.add(Figures.count(pairing.paired(), "case") + " in both runs"
                + (comparison.clusters() == 0
                        ? ""
                        : ", in " + Figures.count(comparison.clusters(), "cluster") + " by "
                                + comparison.options().cluster()));
        unpaired(parts, pairing.onlyFirst(), "only in A");
        unpaired(parts, pairing.onlySecond(), "only in B");
        if (pairing.repeated() > 0) {
            parts.add(Figures.count(pairing.repeated(), "case") + " with an id that came before, paired in order");
        }
        sheet.line(String.join("; ", parts) + ".");
        String meaning = capital(comparison.setting().meaning()) + ".";
        List<String> differences = comparison.first().differencesFrom(comparison.second());
        String differs = differences.isEmpty() ? "" : " What differs: " + String.join("; ", differences) + ".";
        if (comparison.setting() == Setting.OTHER_EPOCHS || comparison.setting() == Setting.EVERYTHING_DIFFERS) {
            sheet.warning(meaning + differs);
        } else {
            sheet.line(meaning + differs);
        }
    }

    private static void unpaired(List<String> parts, List<String> ids, String where) {
        if (!ids.isEmpty()) {
            String some = String.join(", ", ids.stream().limit(MOST_IDS).toList());
            parts.add(Figures.count(ids.size()) + " " + where + " (" + some + (ids.size() > MOST_IDS ? ", …" : "")
                    + "), left out");
        }
    }

    private void measures() {
        Grid grid = new Grid("95 % intervals", "A", "B", "B − A", "p", "");
        for (Measure measure : comparison.measures()) {
            boolean share = measure.kind() != Measure.Kind.MEAN_SCORE;
            grid.row(
                    name(measure),
                    side(measure.first(), share),
                    side(measure.second(), share),
                    difference(
                            measure.difference().value(), measure.difference().interval(), share),
                    Figures.p(measure.p()),
                    told(measure));
            measure.bounds()
                    .ifPresent(open -> grid.row(
                            "  with " + Figures.count(open.cases()) + " not judged",
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

    private String name(Measure measure) {
        String pairs = " of " + Figures.count(measure.pairs());
        return switch (measure.kind()) {
            case PASS_RATE ->
                "pass rate" + pairs + " ("
                        + Optional.ofNullable(comparison.options().pass())
                                .map(pass -> pass.written())
                                .orElse("")
                        + ")";
            case MEAN_SCORE ->
                "mean score" + pairs + " (0 to "
                        + comparison.options().judge().headline().scoreMax() + ")";
            case JUDGED_SHARE -> "judged" + pairs;
        };
    }

    private static String side(Measure.Estimate estimate, boolean share) {
        return share
                ? Figures.percent(estimate.value(), estimate.interval())
                : Figures.number(estimate.value(), estimate.interval());
    }

    private static String difference(double value, Optional<Interval> interval, boolean share) {
        return share ? Figures.points(value, interval) : Figures.difference(value, interval);
    }

    private static String ends(Interval values, boolean share) {
        return difference(values.low(), Optional.empty(), share) + " to "
                + difference(values.high(), Optional.empty(), share);
    }

    private String told(Measure measure) {
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
        Grid grid = new Grid(header);
        table.forEach((label, row) -> {
            List<String> cells = new ArrayList<>(List.of(label));
            columns.keySet().forEach(column -> cells.add(Figures.count(row.getOrDefault(column, 0L))));
            grid.row(cells);
        });
        sheet.grid(grid).gap();
    }

    private void changes() {
        List<String> counts = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            long count = comparison.counts().getOrDefault(direction, 0L);
            if (count > 0) {
                counts.add(Figures.count(count) + " " + told(direction));
            }
        }
        sheet.heading(String.join(", ", counts));
        Grid grid = new Grid("", "case", "A", "B", "findings");
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
            sheet.line("… and " + Figures.count(comparison.changes().size() - limit)
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

    private static String outcome(CaseDigest outcome) {
        if (!outcome.isJudged()) {
            return outcome.status().name().toLowerCase(Locale.ROOT);
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
        Grid grid = new Grid("findings by number of cases", "A", "B");
        for (Map.Entry<String, Comparison.Presence> finding :
                comparison.findings().entrySet()) {
            grid.row(
                    finding.getKey(),
                    Figures.count(finding.getValue().first()),
                    Figures.count(finding.getValue().second()));
        }
        sheet.grid(grid);
        if (!grid.isEmpty()) {
            sheet.gap();
        }
    }

    private String methods() {
        String drawn = "seed " + comparison.resampling().seed() + ", "
                + Figures.count(comparison.resampling().rounds()) + " rounds";
        boolean many = comparison.measures().stream()
                .anyMatch(measure -> measure.difference().method() == Measure.Method.STUDENT);
        // So many that both give the same digits.
        String means = many ? "Student's" : "bootstrap";
        String how = comparison.clusters() > 0
                ? "Intervals: " + means + " over whole clusters; test: permutation of whole clusters (" + drawn + ")."
                : "Intervals: Wilson for shares, Bonett and Price for their difference, " + means
                        + " for scores; tests: McNemar mid-p for shares, permutation for scores (" + drawn + ").";
        return how + " The words behind p hold all measures together to " + Figures.percent(alpha)
                + " false alarms (Holm).";
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
