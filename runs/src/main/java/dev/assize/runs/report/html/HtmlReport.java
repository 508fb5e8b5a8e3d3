package dev.assize.runs.report.html;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.QuestionOutline;
import dev.assize.core.record.FieldNames;
import dev.assize.runs.report.CaseStatus;
import dev.assize.runs.report.FindingKind;
import dev.assize.runs.report.Report;
import dev.assize.runs.report.ReportWriter;
import dev.assize.runs.report.RunFigures;
import dev.assize.runs.summary.FigureText;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;

/**
 * One page that needs nothing but itself: no network, no other file. Its content security policy allows exactly its own
 * style and its own script, by their hashes, so even a text that got past the escaping could not run.
 */
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

    @Override
    public void write(Report report, OutputStream out) throws IOException {
        DetailChoice choice = DetailChoice.of(report, most, mostBytes);
        Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        String style = resource("report.css");
        String script = resource("report.js");
        head(writer, title(report), style, script);
        writer.write(new Overview(report, scope(report, choice)).page().toString());
        data(writer, report, choice);
        writer.write("<script>" + script + "</script>\n</body>\n</html>\n");
        writer.flush();
    }

    private static String title(Report report) {
        return report.request().run().name() + " · " + report.judge().id();
    }

    private static void head(Writer writer, String title, String style, String script) throws IOException {
        Markup head = new Markup();
        String policy = "default-src 'none'; style-src '" + hash(style) + "'; script-src '" + hash(script)
                + "'; base-uri 'none'; form-action 'none'";
        head.open("meta", "charset", "utf-8")
                .open("meta", "http-equiv", "Content-Security-Policy", "content", policy)
                .open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
                .open("meta", "name", "referrer", "content", "no-referrer")
                .open("meta", "name", "generator", "content", "Assize")
                .element("title", title);
        writer.write("<!doctype html>\n<html lang=\"en\">\n<head>\n" + head + "<style>" + style
                + "</style>\n</head>\n<body>\n");
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
        for (CaseStatus standing : CaseStatus.values()) {
            meta.withArray("standings").add(standing.word());
        }
        labels.forEach(meta.putArray("labels")::add);
        codes.forEach(meta.putArray("codes")::add);
        meta.put("scored", report.judge().headline().hasScore());
        meta.put("priced", !figures.spending().total().isNone());
        if (report.judge().headline().scoreMax() > 0) {
            meta.put("highest", report.judge().headline().scoreMax());
        } else {
            meta.putNull("highest");
        }
        ObjectNode wordings = meta.putObject("wordings");
        for (QuestionOutline question : report.judge().questions()) {
            wordings.put(question.wording().name(), question.wording().text());
        }
        return meta;
    }

    /** What of the run is in the page, where that is not all of it. */
    private static String scope(Report report, DetailChoice choice) {
        long cases = report.figures().summary().cases();
        if (choice.isComplete()) {
            return "";
        }
        String rows = cases <= MOST_ROWS ? "" : " The table holds the first " + FigureText.number(MOST_ROWS) + ".";
        return FigureText.number(choice.count()) + " of " + FigureText.number(cases)
                + " cases can be opened: the examples of findings, then those that did not pass, are undecided, failed, or on which votes"
                + " differ, and a random sample of the others. The figures are of all cases." + rows
                + " (--details all shows every case.)";
    }

    private static String hash(String content) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }

    private static String resource(String name) {
        try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("No resource " + name + " beside " + HtmlReport.class.getName());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the resource " + name, e);
        }
    }
}
