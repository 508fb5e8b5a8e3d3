package dev.assize.runs.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.finding.Finding;
import dev.assize.core.json.Json;
import dev.assize.core.result.ResultJson;
import dev.assize.stats.Confidence;
import dev.assize.stats.ConfusionTable;
import dev.assize.stats.Interval;
import dev.assize.stats.KappaAgreement;
import dev.assize.stats.Rate;
import dev.assize.stats.RunningMean;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/** The written form of an audit: a line for each reply, and the report as one object. */
public final class AuditJson {

    private AuditJson() {}

    /** One reply: what it said, what it was corrected to, what Assize says, and every finding. */
    public static ObjectNode line(AuditedCase audited, JudgeInfo judge) {
        ObjectNode line = Json.object()
                .put("id", audited.id())
                .put("judge", judge.id().value())
                .put("reply", state(audited));
        audited.reply().ifPresent(reply -> line.set("replied", headline(reply, judge)));
        audited.audited().verdict().ifPresent(form -> line.set("corrected", headline(form, judge)));
        audited.own().verdict().ifPresent(own -> line.set("assize", headline(own, judge)));
        line.put("broken", !audited.violations().isEmpty());
        ArrayNode findings = line.putArray("findings");
        for (Finding finding : audited.audited().findings()) {
            ObjectNode written = findings.addObject()
                    .put("code", finding.code())
                    .put("severity", finding.severity().word())
                    .put("message", finding.message());
            ArrayNode evidence = written.putArray("evidence");
            finding.evidence().forEach(piece -> evidence.add(ResultJson.evidence(piece)));
        }
        audited.audited().verdict().ifPresent(form -> line.set("verdict", form));
        if (!audited.problem().isEmpty()) {
            line.put("problem", audited.problem());
        }
        return line;
    }

    private static String state(AuditedCase audited) {
        if (audited.isInvalid()) {
            return "invalid_case";
        }
        if (!audited.replied()) {
            return "missing";
        }
        return audited.isUnreadable() ? "unreadable" : "read";
    }

    private static ObjectNode headline(ObjectNode verdict, JudgeInfo judge) {
        ObjectNode shown = Json.object();
        judge.headline().findLabel(verdict).ifPresent(label -> shown.put("label", label));
        judge.headline().findScore(verdict).ifPresent(score -> shown.put("score", score));
        return shown;
    }

    /** @param replies where they came from; empty when a model was asked */
    public static ObjectNode report(AuditReport report, Optional<GivenReplies> replies) {
        ObjectNode written = Json.object()
                .put("judge", report.judge().id().value())
                .put("version", report.judge().version())
                .put("cases", report.cases())
                .put("readable", report.readable());
        written.set("unreadable", rate(report.unreadableRate()));
        examples(written.putArray("unreadable_replies"), report.unreadable());
        texts(written.putArray("without_reply"), report.unanswered());
        replies.ifPresent(given -> {
            texts(written.putArray("without_case"), report.strangers(given));
            texts(written.putArray("replied_twice"), given.duplicates());
            texts(written.putArray("no_reply_in_line"), given.problems());
        });
        examples(written.putArray("invalid_cases"), report.invalid());
        written.set("broken", rate(report.broken()));
        written.put("undecided", report.undecided());
        rules(written.putArray("rules"), report);
        ObjectNode agreement = written.putObject("agreement");
        agreement.set("as_replied", agreement(report.asReplied()));
        agreement.set("as_corrected", agreement(report.asCorrected()));
        if (report.difference().count() > 0) {
            ObjectNode scores = written.putObject("scores");
            scores.set("difference", mean(report.difference()));
            report.distance().value().ifPresent(value -> scores.put("distance", number(value)));
            scores.set("same", rate(report.sameScores()));
        }
        if (!report.expense().isNone()) {
            written.set("expense", ResultJson.expense(report.expense()));
        }
        return written;
    }

    private static void rules(ArrayNode list, AuditReport report) {
        report.rules().forEach((code, broken) -> {
            ObjectNode rule = list.addObject().put("code", code);
            rule.set("replies", rate(new Rate(broken.replies(), report.readable())));
            ObjectNode places = rule.putObject("places");
            broken.places().forEach(places::put);
            examples(rule.putArray("examples"), broken.examples());
        });
    }

    private static JsonNode agreement(Optional<ConfusionTable> table) {
        if (table.isEmpty()) {
            return NullNode.getInstance();
        }
        ObjectNode written = Json.object();
        written.set("raw", rate(table.get().agreement()));
        Optional<KappaAgreement> kappa = AuditReport.kappa(table.get());
        kappa.ifPresentOrElse(
                value -> {
                    written.put("kappa", number(value.value()));
                    value.interval(Confidence.NINETY_FIVE)
                            .ifPresent(interval -> written.set("kappa_interval", interval(interval)));
                },
                () -> written.putNull("kappa"));
        ArrayNode cells = written.putArray("labels");
        List<String> labels = table.get().categories();
        for (int row = 0; row < labels.size(); row++) {
            for (int column = 0; column < labels.size(); column++) {
                if (table.get().count(row, column) > 0) {
                    cells.addObject()
                            .put("reply", labels.get(row))
                            .put("assize", labels.get(column))
                            .put("cases", table.get().count(row, column));
                }
            }
        }
        return written;
    }

    private static ObjectNode rate(Rate rate) {
        ObjectNode written = Json.object().put("count", rate.hits()).put("of", rate.trials());
        rate.value().ifPresent(value -> written.put("rate", number(value)));
        rate.wilson(Confidence.NINETY_FIVE).ifPresent(interval -> written.set("interval", interval(interval)));
        return written;
    }

    private static ObjectNode mean(RunningMean mean) {
        ObjectNode written = Json.object().put("of", mean.count());
        mean.value().ifPresent(value -> written.put("mean", number(value)));
        mean.interval(Confidence.NINETY_FIVE).ifPresent(interval -> written.set("interval", interval(interval)));
        return written;
    }

    private static ArrayNode interval(Interval interval) {
        return Json.object().arrayNode().add(number(interval.low())).add(number(interval.high()));
    }

    private static BigDecimal number(double value) {
        BigDecimal rounded =
                BigDecimal.valueOf(value).setScale(4, RoundingMode.HALF_UP).stripTrailingZeros();
        return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
    }

    private static void examples(ArrayNode list, List<AuditReport.Example> examples) {
        examples.forEach(example -> list.addObject().put("id", example.id()).put("message", example.message()));
    }

    private static void texts(ArrayNode list, List<String> texts) {
        texts.forEach(list::add);
    }
}
