package dev.assize.cli.rerule;

import dev.assize.cli.compare.ComparisonTextReport;
import dev.assize.cli.textreport.TextReport;
import dev.assize.core.json.Json;
import dev.assize.runs.compare.ComparisonJson;
import dev.assize.runs.compare.RunComparison;
import dev.assize.runs.rerule.RuledAgain;
import dev.assize.runs.summary.FigureText;

/**
 * What a re-ruling changed, as people and programs read it.
 *
 * @param limit how many changed cases are listed at most
 */
record RerulingTextReport(RunComparison comparison, RuledAgain.Tally tally, int limit) {

    private static final double ALPHA = 0.05;

    TextReport sheet() {
        return new ComparisonTextReport(comparison, ALPHA, limit).write(new TextReport().heading(told()));
    }

    String json() {
        return Json.pretty(ComparisonJson.of(comparison, ALPHA, limit)
                        .put("ruled_cases", tally.cases())
                        .put("same_lines", tally.same())
                        .put("changed_lines", tally.changed())
                        .put("unanswered_cases", tally.unanswered()))
                + "\n";
    }

    /** {@code 6 cases ruled again: 5 are the same to the letter, 1 is not}. */
    String told() {
        String cases = FigureText.count(tally.cases(), "case") + " ruled again: ";
        String changed = tally.changed() == 0
                ? "all are the same to the letter"
                : FigureText.count(tally.same()) + " the same to the letter, " + FigureText.count(tally.changed())
                        + " different";
        String open = tally.unanswered() == 0
                ? ""
                : "; " + FigureText.count(tally.unanswered())
                        + " with a question that nobody answered then, because it is new or was worded otherwise";
        return cases + changed + open;
    }
}
