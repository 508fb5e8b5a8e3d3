package dev.assize.runs.compare;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.runs.digest.CaseDigest;
import dev.assize.runs.digest.RunProfile;
import dev.assize.runs.summary.FigureJson;
import dev.assize.stats.Interval;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A comparison for a program, as {@code docs/runs.md} describes it. */
public final class ComparisonJson {

    private ComparisonJson() {}

    /**
     * @param alpha the level at which a difference counts
     * @param limit how many of the changed cases are listed
     */
    public static ObjectNode of(RunComparison comparison, double alpha, int limit) {
        ObjectNode written = Json.object();
        written.set("a", run(comparison.first()));
        written.set("b", run(comparison.second()));
        written.put("setting", name(comparison.setting()));
        comparison.first().differencesFrom(comparison.second()).forEach(written.putArray("differs")::add);
        written.set("pairing", pairing(comparison, limit));
        if (comparison.options().pass() != null) {
            written.put("passes", comparison.options().pass().written());
        }
        ArrayNode measures = written.putArray("measures");
        comparison.measures().forEach(measure -> measures.add(measure(measure, alpha)));
        ObjectNode counts = written.putObject("counts");
        for (Direction direction : Direction.values()) {
            counts.put(name(direction), comparison.counts().getOrDefault(direction, 0L));
        }
        ArrayNode changes = written.putArray("changes");
        comparison.changes().stream().limit(limit).forEach(change -> changes.add(change(change)));
        ObjectNode labels = written.putObject("labels");
        comparison.labels().forEach((label, row) -> row.forEach(labels.putObject(label)::put));
        ObjectNode findings = written.putObject("findings");
        comparison
                .findings()
                .forEach((code, presence) ->
                        findings.putObject(code).put("a", presence.first()).put("b", presence.second()));
        written.put("alpha", FigureJson.number(alpha));
        written.putObject("resampling")
                .put("seed", comparison.resampling().seed())
                .put("rounds", comparison.resampling().rounds());
        return written;
    }

    private static ObjectNode run(RunProfile run) {
        ObjectNode written = Json.object().put("name", run.name());
        texts(written, "judges", run.judges());
        texts(written, "versions", run.versions());
        texts(written, "epochs", run.epochs());
        texts(written, "answered_by", run.answerers());
        return written.put("cases", run.cases());
    }

    private static void texts(ObjectNode target, String field, List<?> values) {
        ArrayNode texts = target.putArray(field);
        values.forEach(value -> texts.add(value.toString()));
    }

    private static ObjectNode pairing(RunComparison comparison, int limit) {
        CasePairing pairing = comparison.pairing();
        ObjectNode written = Json.object()
                .put("paired", pairing.paired())
                .put("only_a", pairing.onlyFirst().size())
                .put("only_b", pairing.onlySecond().size());
        texts(written, "ids_only_a", pairing.onlyFirst().stream().limit(limit).toList());
        texts(written, "ids_only_b", pairing.onlySecond().stream().limit(limit).toList());
        written.put("repeated", pairing.repeated())
                .put("same_content", pairing.sameContent())
                .put("other_content", pairing.otherContent());
        if (comparison.clusters() > 0) {
            written.put("cluster", String.valueOf(comparison.options().cluster()))
                    .put("clusters", comparison.clusters());
        }
        return written;
    }

    private static ObjectNode measure(ComparedMeasure measure, double alpha) {
        ObjectNode written = Json.object().put("measure", name(measure.kind())).put("pairs", measure.pairs());
        written.set("a", FigureJson.figureWithMethod(measure.first()));
        written.set("b", FigureJson.figureWithMethod(measure.second()));
        written.set("difference", FigureJson.figureWithMethod(measure.difference()));
        measure.bounds().ifPresent(open -> {
            ObjectNode bounds = written.putObject("bounds").put("cases", open.cases());
            interval(bounds, open.values(), "lowest", "highest");
            interval(bounds, open.range(), "low", "high");
        });
        return written.put("test", name(measure.test()))
                .put("p", FigureJson.number(measure.p()))
                .put("p_adjusted", FigureJson.number(measure.adjustedP()))
                .put("worse", measure.isWorse(alpha))
                .put("better", measure.isBetter(alpha));
    }

    private static void interval(ObjectNode target, Interval interval, String low, String high) {
        target.put(low, FigureJson.number(interval.low())).put(high, FigureJson.number(interval.high()));
    }

    private static ObjectNode change(CaseChange change) {
        ObjectNode written = Json.object().put("id", change.id()).put("change", name(change.direction()));
        written.set("a", outcome(change.first()));
        written.set("b", outcome(change.second()));
        counts(written.putObject("appeared"), change.appeared());
        counts(written.putObject("gone"), change.gone());
        return written;
    }

    private static void counts(ObjectNode target, Map<String, Integer> counts) {
        counts.forEach(target::put);
    }

    private static ObjectNode outcome(CaseDigest outcome) {
        ObjectNode written = Json.object().put("status", name(outcome.status()));
        outcome.label().ifPresent(label -> written.put("label", label));
        outcome.score().ifPresent(score -> written.put("score", score));
        return written;
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
