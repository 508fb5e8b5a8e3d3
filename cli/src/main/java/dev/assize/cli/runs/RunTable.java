package dev.assize.cli.runs;

import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.Cells;
import dev.assize.core.flow.Status;
import dev.assize.engine.run.JudgeOfRun;
import dev.assize.engine.run.StoredPassRate;
import dev.assize.runs.store.RunOverview;
import dev.assize.runs.store.RunState;
import dev.assize.runs.store.StoredRun;
import dev.assize.runs.summary.FigureText;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Runs in lines and columns, each column as wide as it has to be. */
final class RunTable {

    private static final List<String> HEADER =
            List.of("RUN", "JUDGE", "STATE", "CASES", "JUDGED", "RESULT", "COST", "STARTED");
    private static final String GAP = "  ";

    private final AnsiStyle style;
    private final List<List<String>> rows = new ArrayList<>();

    RunTable(AnsiStyle style) {
        this.style = style;
    }

    void add(RunOverview overview) throws IOException {
        StoredRun run = overview.run();
        rows.add(List.of(
                run.name(),
                run.heading().judge().value() + remark(run),
                run.state() == RunState.FINISHED ? "finished" : "unfinished",
                FigureText.count(overview.cases()),
                FigureText.count(overview.count(Status.JUDGED)),
                result(overview),
                cost(overview),
                FigureText.minute(run.started())));
    }

    private static String remark(StoredRun run) {
        return run.findPlan().map(plan -> plan.isAudit() ? " (audit)" : "").orElse(" (plan damaged)");
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

    /** The share of passing cases where somebody says which pass, otherwise the mean score. */
    private static String result(RunOverview overview) throws IOException {
        Optional<StoredPassRate> pass = StoredPassRate.of(overview);
        if (pass.isPresent()) {
            return pass.get().text();
        }
        if (overview.meanScore().isEmpty()) {
            return "–";
        }
        return String.format(
                Locale.ROOT,
                "mean %.2f%s",
                overview.meanScore().getAsDouble(),
                JudgeOfRun.find(overview.run())
                        .map(judge -> judge.headline().range())
                        .map(range -> " " + range.behind())
                        .orElse(""));
    }

    private static String cost(RunOverview overview) {
        if (overview.calls() == 0) {
            return "–";
        }
        if (overview.unpricedCalls() > 0 && overview.cost().signum() == 0) {
            return "unknown";
        }
        BigDecimal shown =
                overview.cost().setScale(overview.cost().compareTo(BigDecimal.ONE) < 0 ? 4 : 2, RoundingMode.HALF_UP);
        return (overview.unpricedCalls() > 0 ? "≥ " : "") + "$" + shown.toPlainString();
    }
}
