package dev.assize.runs.report.html;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.json.Json;
import dev.assize.core.question.QuestionOutline;
import dev.assize.core.record.FieldNames;
import dev.assize.runs.page.PageFrame;
import dev.assize.runs.report.CaseStatus;
import dev.assize.runs.report.FindingKind;
import dev.assize.runs.report.Report;
import dev.assize.runs.report.ReportWriter;
import dev.assize.runs.report.RunFigures;
import dev.assize.runs.summary.FigureText;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** A run as one page for people: figures and charts without any script, every case with its evidence in its texts. */
public final class HtmlReport implements ReportWriter {

    /** As many cases as are shown in full unless the user says otherwise. */
    public static final int MOST_DETAILS = 5_000;

    private static final long MOST_BYTES = 50L * 1024 * 1024;
    /** Beyond this a browser takes noticeably long to open the table. */
    private static final int MOST_ROWS = 200_000;

    private static final int THRIFTY_FROM = 20_000;

    private final int most;
    private final long mostBytes;

    private HtmlReport(int most, long mostBytes) {
        this.most = most;
        this.mostBytes = mostBytes;
    }

    /** Shows as many cases in full as a browser opens with ease. */
    public HtmlReport() {
        this(MOST_DETAILS, MOST_BYTES);
    }

    /** Shows at most so many cases in full, however large. */
    public static HtmlReport withDetails(int most) {
        return new HtmlReport(most, Long.MAX_VALUE);
    }

    /** What the page may do, for whoever serves it and says so in a header as well. */
    public static String policy() {
        return new PageFrame("", "", List.of(), List.of(PageFrame.resource(HtmlReport.class, "report.js"))).policy();
    }

    @Override
    public void write(Report report, OutputStream out) throws IOException {
        DetailChoice choice = DetailChoice.of(report, most, mostBytes);
        Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        PageFrame frame = new PageFrame(
                title(report),
                "Assize report",
                Overview.sections(report),
                List.of(PageFrame.resource(HtmlReport.class, "report.js")));
        writer.write(frame.opening());
        writer.write(new Overview(report, scope(report, choice)).page().toString());
        data(writer, report, choice);
        writer.write(frame.closing());
        writer.flush();
    }

    private static String title(Report report) {
        return report.request().run().name() + " · " + report.judge().id();
    }

    private void data(Writer writer, Report report, DetailChoice choice) throws IOException {
        RunFigures figures = report.figures();
        List<String> labels =
                figures.labels().stream().map(RunFigures.LabelShare::label).toList();
        List<String> codes = figures.findings().stream().map(FindingKind::code).toList();
        writer.write(ScriptData.block("meta", meta(report, labels, codes)));
        CaseRow rows = new CaseRow(labels, codes, figures.summary().cases() > THRIFTY_FROM);
        FieldNames names = new FieldNames(report.judge().fields());
        StringBuilder table = new StringBuilder();
        Counter index = new Counter();
        report.forEach(reported -> {
            int at = index.next();
            boolean detailed = choice.includes(at);
            if (at < MOST_ROWS || detailed) {
                table.append(table.isEmpty() ? "" : ",\n").append(ScriptData.json(rows.of(reported, detailed)));
            }
            if (detailed) {
                writer.write(ScriptData.block("detail-" + reported.ordinal(), CaseDetail.of(reported, names)));
            }
        });
        writer.write("<script type=\"application/json\" id=\"rows\">[");
        writer.append(table);
        writer.write("]</script>\n");
    }

    /** Counts the cases as they go by. */
    private static final class Counter {
        private int count;

        int next() {
            return count++;
        }
    }

    private static ObjectNode meta(Report report, List<String> labels, List<String> codes) {
        RunFigures figures = report.figures();
        ObjectNode meta = Json.object().put("title", title(report));
        for (CaseStatus status : CaseStatus.values()) {
            meta.withArray("statuses").add(status.word());
        }
        labels.forEach(meta.putArray("labels")::add);
        codes.forEach(meta.putArray("codes")::add);
        meta.put("finds", hasSomethingToSay(figures));
        headline(report.judge().headline()).forEach(meta.putArray("headline")::add);
        meta.put("priced", !figures.spending().total().isNone());
        report.judge()
                .scores()
                .ifPresentOrElse(
                        range -> meta.put("lowest", range.least()).put("highest", range.most()),
                        () -> meta.putNull("lowest").putNull("highest"));
        ObjectNode wordings = meta.putObject("wordings");
        for (QuestionOutline question : report.judge().questions()) {
            wordings.put(question.wording().name(), question.wording().text());
        }
        return meta;
    }

    /** The fields of a verdict that the page shows in large, so that it does not tell them again. */
    private static List<String> headline(Headline headline) {
        return Stream.of(headline.labelAt(), headline.scoreAt())
                .filter(place ->
                        place != null && place.tail() != null && place.tail().matches())
                .map(JsonPointer::getMatchingProperty)
                .toList();
    }

    /** Whether any case has a finding, or a reason why it got no verdict. */
    static boolean hasSomethingToSay(RunFigures figures) {
        return !figures.findings().isEmpty()
                || figures.count(CaseStatus.UNDECIDED)
                                + figures.count(CaseStatus.INVALID)
                                + figures.count(CaseStatus.FAILED)
                        > 0;
    }

    /** What of the run is in the page, where that is not all of it. */
    private static String scope(Report report, DetailChoice choice) {
        long cases = report.figures().summary().cases();
        if (choice.isComplete()) {
            return "";
        }
        String rows = cases <= MOST_ROWS ? "" : " The table holds the first " + FigureText.count(MOST_ROWS) + ".";
        return FigureText.count(choice.count()) + " of " + FigureText.count(cases)
                + " cases can be opened: the examples of findings, then those that did not pass, are undecided, failed, or on which votes"
                + " differ, and a random sample of the others. The figures are of all cases." + rows;
    }
}
