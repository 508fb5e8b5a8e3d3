package dev.assize.cli.runs;

import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.Cells;
import dev.assize.core.Headline;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.flow.Status;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.store.RunOverview;
import dev.assize.runs.store.RunState;
import dev.assize.runs.store.StoreException;
import dev.assize.runs.store.StoredRun;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Runs in lines and columns, each column as wide as it has to be. */
final class RunTable {

    private static final List<String> HEADER =
            List.of("RUN", "JUDGE", "STATE", "CASES", "JUDGED", "RESULT", "COST", "STARTED");
    private static final DateTimeFormatter MINUTE =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final String GAP = "  ";

    private final AnsiStyle style;
    private final List<List<String>> rows = new ArrayList<>();

    RunTable(AnsiStyle style) {
        this.style = style;
    }

    void add(RunOverview overview) {
        StoredRun run = overview.run();
        rows.add(List.of(
                run.name(),
                run.heading().judge().value(),
                run.state() == RunState.FINISHED ? "finished" : "unfinished",
                number(overview.cases()),
                number(overview.count(Status.JUDGED)),
                result(overview),
                cost(overview),
                MINUTE.format(run.started())));
    }

    String text() {
        StringBuilder text = new StringBuilder(style.faint(line(HEADER))).append('\n');
        rows.forEach(row -> text.append(line(row)).append('\n'));
        return text.toString();
    }

    private String line(List<String> cells) {
        List<String> fitted = new ArrayList<>();
        for (int column = 0; column < cells.size(); column++) {
            int at = column;
            int width = Math.max(
                    HEADER.get(at).length(),
                    rows.stream().mapToInt(row -> row.get(at).length()).max().orElse(0));
            boolean number = at == 3 || at == 4 || at == 6;
            String cell = Cells.line(cells.get(at));
            fitted.add(number ? " ".repeat(width - cell.length()) + cell : Cells.fit(cell, width));
        }
        return String.join(GAP, fitted).stripTrailing();
    }

    /** The share of passing cases where the judge says which pass, otherwise the mean score. */
    private static String result(RunOverview overview) {
        Optional<Headline> headline = headline(overview.run());
        List<String> passing = headline.map(Headline::passing).orElse(List.of());
        long labelled =
                overview.labels().values().stream().mapToLong(Long::longValue).sum();
        if (!passing.isEmpty() && labelled > 0) {
            long passed = passing.stream()
                    .mapToLong(label -> overview.labels().getOrDefault(label, 0L))
                    .sum();
            return String.format(Locale.ROOT, "%.1f %% pass", 100.0 * passed / labelled);
        }
        if (overview.meanScore().isEmpty()) {
            return "–";
        }
        return String.format(
                Locale.ROOT,
                "mean %.2f%s",
                overview.meanScore().getAsDouble(),
                headline.map(Headline::range).map(range -> " " + range.behind()).orElse(""));
    }

    /** A judge file that is no longer there, or no longer right, tells nothing. */
    private static Optional<Headline> headline(StoredRun run) {
        try {
            return Optional.of(ChosenJudge.named(
                            run.plan().judgeName(), new JudgeSettings(run.plan().settings()))
                    .info()
                    .headline());
        } catch (SetupException | StoreException e) {
            return Optional.empty();
        }
    }

    private static String cost(RunOverview overview) {
        if (overview.calls() == 0) {
            return "–";
        }
        BigDecimal shown =
                overview.cost().setScale(overview.cost().compareTo(BigDecimal.ONE) < 0 ? 4 : 2, RoundingMode.HALF_UP);
        return (overview.unpricedCalls() > 0 ? "≥ " : "") + "$" + shown.toPlainString();
    }

    private static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }
}
