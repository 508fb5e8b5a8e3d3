package dev.assize.runs.probe;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.stats.Confidence;
import dev.assize.stats.Rate;
import java.util.List;

/** A report card as JSON; {@code docs/probes.md} tells what each field holds. */
public final class CardJson {

    private static final double TEN_THOUSANDTH = 10_000;

    private CardJson() {}

    public static ObjectNode of(ReportCard card) {
        ObjectNode root = Json.object()
                .put("card", 1)
                .put("judge", card.judge())
                .put("version", card.version())
                .put("epoch", card.epoch())
                .put("answerer", card.answerer())
                .put("seed", card.seed())
                .put("cases", card.cases())
                .put("drawn_from", card.drawnFrom())
                .put("probes", card.probes());
        root.set("detection", group(card.detection(), card.kinds(true)));
        root.set("false_alarms", group(card.falseAlarms(), card.kinds(false)));
        root.put("undecided", card.undecided());
        ObjectNode biases = root.putObject("biases");
        ObjectNode rates = root.putObject("bias_rates");
        for (BiasFigure bias : card.biases()) {
            bias.value().ifPresent(value -> biases.put(bias.name(), rounded(value)));
            if (bias.isTold()) {
                rate(rates.putObject(bias.name()), bias.rate());
            }
        }
        examples(root.putArray("examples"), card.examples());
        return root;
    }

    private static ObjectNode group(Rate all, List<KindFigures> kinds) {
        ObjectNode group = rate(Json.object(), all);
        ObjectNode listed = group.putObject("kinds");
        for (KindFigures each : kinds) {
            ObjectNode kind = listed.putObject(each.kind().name())
                    .put("title", each.kind().title());
            if (!each.expects().isEmpty()) {
                kind.put("expects", each.expects());
            }
            rate(kind, each.rate())
                    .put("undecided", each.undecided())
                    .put("unusable", each.unusable())
                    .put("better", each.better())
                    .put("worse", each.worse());
            Double shift = each.shift();
            if (shift != null) {
                kind.put("mean_shift", rounded(shift));
            }
            each.wrongIds().forEach(kind.putArray(each.kind().matters() ? "missed" : "disturbed")::add);
            each.untriedIds().forEach(kind.putArray("untried")::add);
        }
        return group;
    }

    /** Hits and trials; the value and its interval only where there is one. */
    private static ObjectNode rate(ObjectNode target, Rate rate) {
        target.put("hits", rate.hits()).put("trials", rate.trials());
        rate.value().ifPresent(value -> target.put("value", rounded(value)));
        rate.wilson(Confidence.NINETY_FIVE)
                .ifPresent(interval -> target.putObject("interval")
                        .put("low", rounded(interval.low()))
                        .put("high", rounded(interval.high()))
                        .put("confidence", Confidence.NINETY_FIVE.level())
                        .put("method", "wilson"));
        return target;
    }

    private static void examples(ArrayNode target, List<ProbeExample> examples) {
        for (ProbeExample example : examples) {
            ObjectNode written = target.addObject()
                    .put("id", example.id())
                    .put("compared_with", example.comparedWith())
                    .put("kind", example.kind())
                    .put("expects", example.expects())
                    .put("before", example.before())
                    .put("after", example.after());
            ArrayNode changes = written.putArray("changes");
            example.changes()
                    .forEach(change -> changes.addObject()
                            .put("field", change.field())
                            .put("before", change.before())
                            .put("was", change.was())
                            .put("became", change.became())
                            .put("after", change.after()));
        }
    }

    private static double rounded(double value) {
        return Math.round(value * TEN_THOUSANDTH) / TEN_THOUSANDTH;
    }
}
