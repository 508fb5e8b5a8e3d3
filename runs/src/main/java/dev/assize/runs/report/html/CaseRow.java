package dev.assize.runs.report.html;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.json.Json;
import dev.assize.core.question.Expense;
import dev.assize.runs.report.CaseStatus;
import dev.assize.runs.report.ReportedCase;
import dev.assize.text.Shortened;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The row of a case in the table of the page, as short as it can be: names are numbers into lists that stand once. */
final class CaseRow {

    private static final int DETAILED = 1;
    private static final int SPLIT = 2;
    private static final int LONGEST_GIST = 160;
    private static final int LONGEST_ID = 200;

    private final Map<String, Integer> labels;
    private final Map<String, Integer> codes;
    private final boolean thrifty;

    /** @param thrifty whether cases that passed go without words, because there are so many */
    CaseRow(List<String> labels, List<String> codes, boolean thrifty) {
        this.labels = numbers(labels);
        this.codes = numbers(codes);
        this.thrifty = thrifty;
    }

    private static Map<String, Integer> numbers(List<String> names) {
        Map<String, Integer> numbers = new HashMap<>();
        names.forEach(name -> numbers.put(name, numbers.size()));
        return numbers;
    }

    ArrayNode of(ReportedCase reported, boolean detailed) {
        List<Finding> findings = reported.findings();
        ArrayNode row = Json.array();
        row.add(reported.ordinal())
                .add(Shortened.to(LONGEST_ID, reported.result().id()))
                .add(Arrays.asList(CaseStatus.values()).indexOf(reported.status()))
                .add(reported.label().map(labels::get).orElse(-1))
                .add(reported.score().orElse(null))
                .add(findings.size())
                .add(
                        findings.isEmpty()
                                ? 9
                                : Arrays.asList(Severity.values())
                                        .indexOf(findings.get(0).severity()));
        ArrayNode kinds = row.addArray();
        new TreeSet<>(findings.stream().map(Finding::code).toList()).forEach(code -> kinds.add(codes.get(code)));
        Expense expense = reported.result().expense();
        row.add(expense.isNone() ? null : (Long) expense.waited().toMillis())
                .add(expense.isNone() ? null : expense.cost())
                .add((detailed ? DETAILED : 0) + (reported.isSplit() ? SPLIT : 0))
                .add(isTold(reported) ? Shortened.to(LONGEST_GIST, reported.gist()) : "");
        return row;
    }

    private boolean isTold(ReportedCase reported) {
        return !thrifty || (reported.status() != CaseStatus.PASSED && reported.status() != CaseStatus.JUDGED);
    }
}
