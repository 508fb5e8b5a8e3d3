package dev.assize.runs.report;

import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.runs.internal.Xml;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A test case for each case, as CI servers read them. A case that does not pass, or that the user's condition catches, is a
 * failure; an invalid or failed one is an error; an undecided one is skipped, because it did neither. A condition of the
 * whole run is a test case of its own. Where nobody says what passes, a case with a critical finding is a failure, and the
 * property {@code passes} says so.
 */
public final class JunitReport implements ReportWriter {

    private static final String CONDITION = "the run";

    /** What is a failure where nobody says what passes. */
    public static final String WITHOUT_RULE = "nobody says what passes, so cases with critical findings fail";

    /** How a test came out; the names are those of the elements. */
    private enum Kind {
        PASSED,
        FAILURE,
        ERROR,
        SKIPPED
    }

    @Override
    public void write(Report report, OutputStream out) throws IOException {
        Map<Kind, Long> counts = new EnumMap<>(Kind.class);
        boolean ruled = report.figures().criterion().isPresent();
        report.forEach(reported -> counts.merge(kind(reported, ruled), 1L, Long::sum));
        boolean ofTheRun = report.hasConditionOfTheRun();
        if (ofTheRun) {
            counts.merge(report.objection().isPresent() ? Kind.FAILURE : Kind.PASSED, 1L, Long::sum);
        }
        Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        String name = report.judge().id() + ": " + report.request().run().name();
        String attributes = attributes(report, counts);
        writer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        writer.write("<testsuites name=\"" + Xml.attribute(name) + "\"" + attributes + ">\n");
        writer.write("<testsuite name=\"" + Xml.attribute(name) + "\"" + attributes + " timestamp=\""
                + timestamp(report) + "\" hostname=\"localhost\">\n");
        properties(writer, report);
        report.forEach(reported -> testcase(writer, report, reported, ruled));
        if (ofTheRun) {
            condition(writer, report);
        }
        writer.write("</testsuite>\n</testsuites>\n");
        writer.flush();
    }

    /** @param ruled whether somebody says what passes */
    private static Kind kind(ReportedCase reported, boolean ruled) {
        if (reported.caught()) {
            return Kind.FAILURE;
        }
        return switch (reported.status()) {
            case PASSED -> Kind.PASSED;
            case JUDGED -> !ruled && isCritical(reported) ? Kind.FAILURE : Kind.PASSED;
            case NOT_PASSED -> Kind.FAILURE;
            case UNDECIDED -> Kind.SKIPPED;
            case INVALID, FAILED -> Kind.ERROR;
        };
    }

    private static boolean isCritical(ReportedCase reported) {
        return reported.findings().stream().anyMatch(finding -> finding.severity() == Severity.CRITICAL);
    }

    private static String attributes(Report report, Map<Kind, Long> counts) {
        long tests = counts.values().stream().mapToLong(Long::longValue).sum();
        return " tests=\"" + tests + "\" failures=\"" + counts.getOrDefault(Kind.FAILURE, 0L) + "\" errors=\""
                + counts.getOrDefault(Kind.ERROR, 0L) + "\" skipped=\"" + counts.getOrDefault(Kind.SKIPPED, 0L)
                + "\" time=\""
                + seconds(report.figures().spending().total().waited().toMillis()) + "\"";
    }

    /** Without a zone, as the schema wants it; it is UTC. */
    private static String timestamp(Report report) {
        String made = report.request().made().truncatedTo(ChronoUnit.SECONDS).toString();
        return made.substring(0, made.length() - 1);
    }

    private static void properties(Writer writer, Report report) throws IOException {
        writer.write("<properties>\n");
        property(writer, "run", report.request().run().name());
        property(writer, "judge", report.judge().id().value());
        property(
                writer, "version", String.join(", ", report.figures().versions().keySet()));
        property(writer, "epoch", String.join(", ", report.figures().epochs().keySet()));
        property(writer, "passes", report.figures().criterion().orElse(WITHOUT_RULE));
        writer.write("</properties>\n");
    }

    private static void property(Writer writer, String name, String value) throws IOException {
        writer.write("<property name=\"" + name + "\" value=\"" + Xml.attribute(value) + "\"/>\n");
    }

    private static void testcase(Writer writer, Report report, ReportedCase reported, boolean ruled)
            throws IOException {
        String open =
                "<testcase classname=\"" + Xml.attribute(report.judge().id().value()) + "\" name=\""
                        + Xml.attribute(reported.result().id()) + "\" time=\""
                        + seconds(reported.result().expense().waited().toMillis()) + "\"";
        Kind kind = kind(reported, ruled);
        if (kind == Kind.PASSED) {
            writer.write(open + "/>\n");
            return;
        }
        String element = kind.name().toLowerCase(Locale.ROOT);
        String message = reported.outcome() + (reported.gist().isEmpty() ? "" : ": " + reported.gist());
        String type = kind == Kind.SKIPPED
                ? ""
                : " type=\""
                        + Xml.attribute(
                                reported.label().orElse(reported.status().word())) + "\"";
        writer.write(open + ">\n<" + element + " message=\"" + Xml.attribute(message) + "\"" + type + ">"
                + Xml.text(details(reported)) + "</" + element + ">\n</testcase>\n");
    }

    private static String details(ReportedCase reported) {
        List<String> lines = new ArrayList<>();
        reported.result().error().ifPresent(lines::add);
        for (Finding finding : reported.findings()) {
            lines.add(finding.severity().word() + " " + finding.code() + ": " + finding.message());
        }
        for (RecordedAnswer answer : reported.result().answers()) {
            answer.withheld()
                    .ifPresent(reason -> lines.add("withheld " + answer.question() + ": " + reason
                            + (answer.rationale().isEmpty() ? "" : " (" + answer.rationale() + ")")));
        }
        return String.join("\n", lines);
    }

    private static void condition(Writer writer, Report report) throws IOException {
        String open = "<testcase classname=\""
                + Xml.attribute(report.judge().id().value()) + "\" name=\"" + CONDITION + "\" time=\"0.000\"";
        String failure = report.objection()
                .map(reason ->
                        ">\n<failure message=\"" + Xml.attribute(reason) + "\" type=\"condition\"/>\n</testcase>\n")
                .orElse("/>\n");
        writer.write(open + failure);
    }

    private static String seconds(long millis) {
        return String.format(Locale.ROOT, "%.3f", millis / 1000.0);
    }
}
