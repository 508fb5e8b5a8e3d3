package dev.assize.runs.summary;

import dev.assize.core.flow.Status;
import dev.assize.core.question.Expense;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A summary in a sentence, the same wherever cases were judged. */
public final class SummarySentence {

    private final Summary summary;

    public SummarySentence(Summary summary) {
        this.summary = summary;
    }

    /** {@code 12 cases: 11 judged, 1 invalid; 63.6 % pass (95 %: 35.4 to 84.8); mean score 3.64 of 5 (95 %: …)}. */
    public String line() {
        List<String> parts = new ArrayList<>(List.of(counts()));
        passRate().ifPresent(parts::add);
        if (summary.meanScore().isPresent()) {
            parts.add(mean());
        }
        summary.doubt().sentence().ifPresent(parts::add);
        return String.join("; ", parts);
    }

    /** What models cost; empty when none was asked. */
    public Optional<String> spent(long retries) {
        Expense expense = summary.expense();
        if (expense.isNone()) {
            return Optional.empty();
        }
        String priced = expense.unpriced() == 0
                ? ""
                : " (" + number(expense.unpriced()) + " calls without a known price not counted)";
        return Optional.of(number(expense.calls()) + (expense.calls() == 1 ? " call" : " calls") + " of models, "
                + number(expense.inputTokens()) + " tokens read, " + number(expense.outputTokens()) + " written, "
                + FigureText.dollars(expense.cost()) + priced
                + (retries == 0 ? "" : ", " + number(retries) + (retries == 1 ? " retry" : " retries")));
    }

    /** {@code 12 cases: 11 judged, 1 invalid}. */
    public String counts() {
        List<String> parts = new ArrayList<>();
        for (Status status : Status.values()) {
            long count = summary.count(status);
            if (count > 0) {
                parts.add(number(count) + " " + status.word());
            }
        }
        String all = number(summary.cases()) + (summary.cases() == 1 ? " case" : " cases");
        return parts.isEmpty() ? all : all + ": " + String.join(", ", parts);
    }

    /** {@code 60.0 % pass (95 %: 35.7 to 80.2); 50.0 to 66.7 with the undecided}. */
    public Optional<String> passRate() {
        return summary.passes()
                .filter(outcomes -> outcomes.decided().trials() > 0)
                .map(outcomes -> {
                    String rate = FigureText.rate(outcomes.decided()).replaceFirst(" %", " % pass");
                    return outcomes.undecided() == 0
                            ? rate
                            : rate
                                    + outcomes.bounds()
                                            .map(bounds -> withUndecided(FigureText.percents(bounds)))
                                            .orElse("");
                });
    }

    /** {@code mean score 3.64 of 5 (95 %: 2.90 to 4.38)}; called only where there are scores. */
    public String mean() {
        String estimate = summary.meanEstimate()
                .map(known -> " (95 %: " + FigureText.points(known.interval()) + ")")
                .orElse("");
        String bounds = summary.meanBounds()
                .map(both -> withUndecided(FigureText.points(both)))
                .orElse("");
        return "mean " + summary.headline().scoreName() + " "
                + FigureText.points(summary.meanScore().orElseThrow())
                + summary.range().map(range -> " " + range.behind()).orElse("") + estimate + bounds;
    }

    /** What the figure would be if all undecided cases came out worst, and if all came out best. */
    private String withUndecided(String bounds) {
        return ", " + bounds + " with the " + FigureText.count(summary.count(Status.UNDECIDED)) + " undecided";
    }

    private static String number(long count) {
        return FigureText.count(count);
    }
}
