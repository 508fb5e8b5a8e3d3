package dev.assize.cli.judge;

import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.Cells;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.Headline;
import dev.assize.core.ScoreRange;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.Status;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.record.WorstCases;
import dev.assize.runs.summary.FigureText;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A row for each case: its name, its verdict, and what weighs most against it. Unless all are asked for, only the worst are
 * shown, as many as fit on a screen, and what fits there too is a word on how many more there are.
 */
final class TableOutput implements Output {

    private static final int ID_WIDTH = 26;
    private static final String GAP = "  ";
    private static final int SCREENFUL = 20;

    private final OutputStream out;
    private final Headline headline;
    private final AnsiStyle style;
    private final int labelWidth;
    private final int textWidth;
    private final WorstCases<byte[]> worst;
    private final boolean all;
    private boolean begun;
    private long count;

    /** @param all whether every case has its row, in the order of the cases */
    TableOutput(OutputStream out, Headline headline, List<String> labels, Terminal terminal, boolean all) {
        this.out = out;
        this.all = all;
        this.worst = new WorstCases<>(headline, SCREENFUL);
        this.headline = headline;
        this.style = terminal.style();
        int longest = labels.stream().mapToInt(String::length).max().orElse(0);
        this.labelWidth = Math.max(
                verdictName(headline).length(),
                Math.max(longest + (headline.hasScore() ? 5 : 0), "undecided".length()));
        this.textWidth = Math.max(20, terminal.width() - ID_WIDTH - labelWidth - 2 * GAP.length());
    }

    /** A number beside the label that is not the verdict's score is called what it is. */
    private static String verdictName(Headline headline) {
        return headline.scoreName().equals("score")
                ? "VERDICT"
                : "VERDICT, " + headline.scoreName().toUpperCase(Locale.ROOT);
    }

    @Override
    public byte[] render(RecordedResult result) {
        String outcome = Cells.fit(outcome(result), labelWidth);
        String row = Cells.fit(result.id(), ID_WIDTH) + GAP + painted(outcome, result) + GAP
                + Cells.cut(told(result), textWidth) + "\n";
        return row.getBytes(StandardCharsets.UTF_8);
    }

    private String outcome(RecordedResult result) {
        return result.verdict()
                .map(verdict -> {
                    String label = headline.findLabel(verdict).orElse("");
                    String score = headline.findScore(verdict)
                            .map(points -> shown(points, label) + (label.isEmpty() ? behind() : ""))
                            .orElse("");
                    return (label + " " + score).strip();
                })
                .orElse(result.status().word());
    }

    /** With two decimals where all of them do not fit beside the label. */
    private String shown(BigDecimal points, String label) {
        boolean fits = label.length() + 1 + points.toPlainString().length() <= labelWidth;
        return label.isEmpty() || fits || points.scale() <= 2
                ? points.toPlainString()
                : points.setScale(2, RoundingMode.HALF_UP).toPlainString();
    }

    private String behind() {
        ScoreRange scores = headline.range();
        return scores == null || scores.least().signum() < 0
                ? ""
                : "/" + scores.most().toPlainString();
    }

    private String painted(String cell, RecordedResult result) {
        if (result.status() != Status.JUDGED) {
            return style.red(cell);
        }
        Optional<Integer> rank = result.verdict()
                .flatMap(headline::findLabel)
                .map(headline::rank)
                .filter(OptionalInt::isPresent)
                .map(OptionalInt::getAsInt);
        if (rank.isPresent()) {
            return rank.get() == 0 ? style.green(cell) : rank.get() == 1 ? style.yellow(cell) : style.red(cell);
        }
        // Where the judge does not say which labels are good, a score's share tells.
        double share = result.verdict()
                .flatMap(headline::findScore)
                .map(points -> share(points))
                .orElse(-1.0);
        if (share < 0) {
            return style.bold(cell);
        }
        return share >= 0.8 ? style.green(cell) : share >= 0.5 ? style.yellow(cell) : style.red(cell);
    }

    private double share(BigDecimal points) {
        ScoreRange scores = headline.range();
        return scores == null ? -1 : scores.share(points);
    }

    private static String told(RecordedResult result) {
        if (result.status() != Status.JUDGED) {
            return ProblemList.reason(result);
        }
        List<Finding> gravest = result.findings().stream()
                .sorted(Comparator.comparing(Finding::severity))
                .toList();
        if (gravest.isEmpty()) {
            return "";
        }
        String more = gravest.size() > 1 ? "(1 of " + gravest.size() + ") " : "";
        return more + gravest.get(0).message();
    }

    @Override
    public void write(RecordedResult result, byte[] rendered) throws IOException {
        count++;
        if (all) {
            row(rendered);
        } else {
            worst.add(result, rendered);
        }
    }

    private void row(byte[] rendered) throws IOException {
        if (!begun) {
            begun = true;
            String header =
                    Cells.fit("CASE", ID_WIDTH) + GAP + Cells.fit(verdictName(headline), labelWidth) + GAP + "FINDINGS";
            print(style.faint(header) + "\n");
        }
        out.write(rendered);
    }

    @Override
    public void end() throws IOException {
        List<byte[]> rows = worst.inOrder();
        for (byte[] rendered : rows) {
            row(rendered);
        }
        if (!all && count > rows.size()) {
            print(style.faint("… " + FigureText.count(count - rows.size()) + " more; -o FILE or --all") + "\n");
        }
    }

    @Override
    public void print(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
