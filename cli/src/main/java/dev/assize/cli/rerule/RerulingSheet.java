package dev.assize.cli.rerule;

import dev.assize.cli.compare.ComparisonSheet;
import dev.assize.cli.sheet.Figures;
import dev.assize.cli.sheet.Sheet;
import dev.assize.core.json.Json;
import dev.assize.runs.compare.Comparison;
import dev.assize.runs.compare.ComparisonJson;
import dev.assize.runs.rerule.RuledAgain;

/**
 * What a re-ruling changed, as people and programs read it.
 *
 * @param limit how many changed cases are listed at most
 */
record RerulingSheet(Comparison comparison, RuledAgain.Tally tally, int limit) {

    private static final double ALPHA = 0.05;

    Sheet sheet() {
        return new ComparisonSheet(comparison, ALPHA, limit).write(new Sheet().heading(told()));
    }

    String json() {
        return Json.pretty(ComparisonJson.of(comparison, ALPHA, limit)
                        .put("changed_lines", tally.changed())
                        .put("unanswered_cases", tally.unanswered()))
                + "\n";
    }

    /** {@code 6 cases ruled again: 5 are the same to the letter, 1 is not}. */
    String told() {
        String cases = Figures.count(tally.cases(), "case") + " ruled again: ";
        String changed = tally.changed() == 0
                ? "all are the same to the letter"
                : Figures.count(tally.cases() - tally.changed()) + " the same to the letter, "
                        + Figures.count(tally.changed()) + " different";
        String open = tally.unanswered() == 0
                ? ""
                : "; " + Figures.count(tally.unanswered())
                        + " with a question that nobody answered then, because it is new or was worded otherwise";
        return cases + changed + open;
    }
}
