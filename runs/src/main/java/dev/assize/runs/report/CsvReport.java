package dev.assize.runs.report;

import dev.assize.core.JudgeInfo;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.Doubt;
import dev.assize.core.question.Expense;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.FieldRole;
import dev.assize.core.record.RecordFields;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.runs.sheet.SheetCell;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A row for each case, for a spreadsheet (RFC 4180). */
final class CsvReport implements ReportWriter {

    private static final List<String> HEADER = List.of(
            "case",
            "id",
            "status",
            "standing",
            "label",
            "score",
            "findings",
            "severity",
            "codes",
            "gist",
            "answers",
            "withheld",
            "answered_by",
            "calls",
            "input_tokens",
            "output_tokens",
            "usd",
            "waited_ms",
            "judge",
            "version",
            "epoch",
            "doubtful",
            "hangs_on_doubt",
            "expected_score");

    private static final String MARK = "\uFEFF";

    private final boolean marked;

    /** @param marked whether the file begins with a byte order mark, by which Excel knows UTF-8 */
    public CsvReport(boolean marked) {
        this.marked = marked;
    }

    @Override
    public void write(Report report, OutputStream out) throws IOException {
        Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        if (marked) {
            writer.write(MARK);
        }
        List<String> texts = report.figures().hasTexts() ? textFields(report.judge()) : List.of();
        FieldNames names = new FieldNames(report.judge().fields());
        writer.write(row(Stream.concat(HEADER.stream(), texts.stream().map(name -> "text." + name))
                .toList()));
        report.forEach(reported -> writer.write(row(Stream.concat(
                        cells(reported).stream(), texts.stream().map(name -> text(reported, name, names)))
                .toList())));
        writer.flush();
    }

    /** What a reader of the table wants to read beside the verdict; ids and dates are in the cases. */
    private static List<String> textFields(JudgeInfo judge) {
        return judge.fields().stream()
                .filter(field -> field.role() != FieldRole.METADATA)
                .map(Field::name)
                .toList();
    }

    private static String text(ReportedCase reported, String field, FieldNames names) {
        return reported.subject()
                .flatMap(record -> RecordFields.of(record, names).shown(field))
                .map(value -> value.isTextual() ? value.textValue() : value.toString())
                .orElse("");
    }

    private static List<String> cells(ReportedCase reported) {
        List<Finding> findings = reported.findings();
        List<String> cells = new ArrayList<>();
        cells.add(Long.toString(reported.ordinal() + 1));
        cells.add(reported.result().id());
        cells.add(reported.result().status().word());
        cells.add(reported.status().word());
        cells.add(reported.label().orElse(""));
        cells.add(reported.score().map(BigDecimal::toPlainString).orElse(""));
        cells.add(Integer.toString(findings.size()));
        cells.add(findings.isEmpty() ? "" : findings.get(0).severity().word());
        cells.add(String.join(
                " ", new TreeSet<>(findings.stream().map(Finding::code).toList())));
        cells.add(reported.gist());
        cells.add(Integer.toString(reported.result().answers().size()));
        cells.add(Long.toString(reported.withheld()));
        cells.add(String.join(
                " ",
                new TreeSet<>(reported.result().answers().stream()
                        .map(RecordedAnswer::by)
                        .toList())));
        expense(cells, reported.result().expense());
        cells.add(reported.result().judge().value());
        cells.add(reported.result().version());
        cells.add(reported.result().epoch().hash());
        cells.add(reported.result()
                .doubt()
                .map(doubt -> Integer.toString(doubt.answers().size()))
                .orElse("0"));
        cells.add(reported.result().doubt().filter(Doubt::hangs).isPresent() ? "yes" : "no");
        cells.add(expectedScore(reported).map(BigDecimal::toPlainString).orElse(""));
        return cells;
    }

    /** The score itself where nothing hangs on doubt, so that a table can be sorted by this column. */
    private static Optional<BigDecimal> expectedScore(ReportedCase reported) {
        Optional<Doubt> doubt = reported.result().doubt();
        return doubt.flatMap(Doubt::expectedScore)
                .or(() -> doubt.filter(Doubt::undecided).isPresent() ? Optional.empty() : reported.score());
    }

    private static void expense(List<String> cells, Expense expense) {
        if (expense.isNone()) {
            cells.addAll(List.of("", "", "", "", ""));
            return;
        }
        cells.add(Long.toString(expense.calls()));
        cells.add(Long.toString(expense.inputTokens()));
        cells.add(Long.toString(expense.outputTokens()));
        cells.add(expense.cost().toPlainString());
        cells.add(Long.toString(expense.waited().toMillis()));
    }

    private static String row(List<String> cells) {
        return String.join(",", cells.stream().map(CsvReport::cell).toList()) + "\r\n";
    }

    /** The text as a cell. A quoted cell may hold commas, quotes and line ends. */
    static String cell(String text) {
        String guarded = SheetCell.readable(text);
        boolean plain = guarded.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain && guarded.strip().equals(guarded) ? guarded : "\"" + guarded.replace("\"", "\"\"") + "\"";
    }
}
