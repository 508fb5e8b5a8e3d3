package dev.assize.runs.agree;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.runs.digest.RunProfile;
import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.FigureJson;
import dev.assize.stats.Confidence;
import dev.assize.stats.ConfusionTable;
import dev.assize.stats.Interval;
import dev.assize.stats.PredictionPoweredMean;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Agreement for a program, as {@code docs/runs.md} describes it. */
public final class AgreementJson {

    private AgreementJson() {}

    public static ObjectNode of(Agreement agreement) {
        ObjectNode written = Json.object();
        written.set("a", run(agreement.first()));
        RunProfile second = agreement.second();
        written.set("b", second == null ? Json.object().put("labels", agreement.secondName()) : run(second));
        written.put("paired", agreement.paired())
                .put("only_a", agreement.onlyFirst())
                .put("only_b", agreement.onlySecond())
                .put("other_content", agreement.otherContent());
        topics(written.putArray("topics"), agreement.topics());
        if (!agreement.people().isEmpty()) {
            pairs(written.putArray("people"), agreement.people());
        }
        agreement.corrected().ifPresent(correction -> written.set("corrected", correction(correction)));
        return written;
    }

    public static ObjectNode of(BallotAgreement agreement) {
        ObjectNode written = Json.object();
        written.set("run", run(agreement.run()));
        agreement.members().forEach(written.putArray("members")::add);
        ArrayNode groups = written.putArray("groups");
        for (BallotAgreement.GroupOn group : agreement.groups()) {
            ObjectNode one = groups.addObject()
                    .put("topic", group.topic())
                    .put("kind", name(group.kind()))
                    .put("items", group.items())
                    .put("cases", group.cases())
                    .put("unanimous", group.unanimous())
                    .put("undecided", group.undecided());
            one.set("unanimous_rate", FigureJson.rate(group.unanimousRate()));
            figure(one, "alpha", group.reliability());
        }
        pairs(written.putArray("pairs"), agreement.pairs());
        return written;
    }

    private static void pairs(ArrayNode target, List<BallotAgreement.PairOn> pairs) {
        for (BallotAgreement.PairOn pair : pairs) {
            ObjectNode one = target.addObject().put("a", pair.first()).put("b", pair.second());
            topics(one.putArray("topics"), pair.topics());
        }
    }

    private static ObjectNode run(RunProfile run) {
        ObjectNode written = Json.object().put("name", run.name());
        ArrayNode epochs = written.putArray("epochs");
        run.epochs().forEach(epoch -> epochs.add(epoch.hash()));
        run.answerers().forEach(written.putArray("answered_by")::add);
        return written;
    }

    private static void topics(ArrayNode target, List<AgreementOn> topics) {
        for (AgreementOn topic : topics) {
            ObjectNode written = target.addObject()
                    .put("topic", topic.topic())
                    .put("kind", name(topic.kind()))
                    .put("items", topic.items())
                    .put("cases", topic.cases());
            written.putObject("withheld")
                    .put("a", topic.withheld().first())
                    .put("b", topic.withheld().second())
                    .put("both", topic.withheld().both());
            written.putObject("left_out")
                    .put("only_a", topic.left().onlyFirst())
                    .put("only_b", topic.left().onlySecond())
                    .put("reworded", topic.left().reworded())
                    .put("after_other_lists", topic.left().elsewhere());
            figure(written, "agreement", topic.same());
            if (topic.bounds() != null) {
                FigureJson.addTo(written.putObject("agreement_bounds"), topic.bounds());
            }
            figure(written, "kappa", topic.chanceFree());
            figure(written, "alpha", topic.reliability());
            figure(written, "overlap", topic.overlap());
            figure(written, "bias", topic.bias());
            topic.confusion().ifPresent(table -> written.set("table", table(table)));
            topic.sureness()
                    .forEach(sure -> written.withArray("by_confidence")
                            .addObject()
                            .put("from", FigureJson.number(sure.from()))
                            .put("to", FigureJson.number(sure.to()))
                            .put("items", sure.items())
                            .put("confidence", FigureJson.number(sure.said()))
                            .put("agreement", FigureJson.number(sure.agreed())));
        }
    }

    private static ObjectNode table(ConfusionTable table) {
        ObjectNode written = Json.object();
        ArrayNode categories = written.putArray("categories");
        table.categories().forEach(categories::add);
        ArrayNode rows = written.putArray("counts");
        for (int row = 0; row < table.categories().size(); row++) {
            ArrayNode cells = rows.addArray();
            for (int column = 0; column < table.categories().size(); column++) {
                cells.add(table.count(row, column));
            }
        }
        return written;
    }

    private static ObjectNode correction(Correction correction) {
        ObjectNode written = Json.object();
        ObjectNode judged = written.putObject("judged")
                .put("passed", correction.judged().passed())
                .put("failed", correction.judged().failed())
                .put("undecided", correction.judged().undecided());
        correction.judged().bounds().ifPresent(bounds -> judged.set("pass_bounds", FigureJson.interval(bounds)));
        written.set("pass_rate", FigureJson.rate(correction.judged().decided()));
        ObjectNode labelled = FigureJson.rate(correction.labelled());
        more(labelled, correction.moreLabelsForSample());
        written.set("labelled_pass_rate", labelled);
        written.set("sensitivity", FigureJson.rate(correction.rate().sensitivity()));
        written.set("specificity", FigureJson.rate(correction.rate().specificity()));
        correction.correctedRate().ifPresent(value -> {
            ObjectNode rate = FigureJson.figure(value, correction.correctedInterval());
            more(rate, correction.moreLabelsForRate());
            written.set("corrected_rate", rate);
        });
        correction.poweredRate().ifPresent(mean -> {
            ObjectNode rate = powered(mean, correction.poweredRateInterval());
            more(rate, correction.moreLabelsForPowered());
            written.set("prediction_powered_rate", rate);
        });
        correction
                .poweredScore()
                .ifPresent(mean ->
                        written.set("prediction_powered_score", powered(mean, mean.interval(Confidence.NINETY_FIVE))));
        return written.put("wished_half_width", FigureJson.number(correction.halfWidth()))
                .put("thin", correction.isThin());
    }

    private static ObjectNode powered(PredictionPoweredMean mean, Optional<Interval> interval) {
        return FigureJson.figure(mean.value(), interval).put("weight_of_the_judge", FigureJson.number(mean.weight()));
    }

    private static void more(ObjectNode target, OptionalLong labels) {
        labels.ifPresent(count -> target.put("more_labels", count));
    }

    private static void figure(ObjectNode target, String field, @Nullable Figure figure) {
        if (figure != null) {
            target.set(field, FigureJson.figure(figure));
        }
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
