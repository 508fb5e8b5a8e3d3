package dev.assize.runs.agree;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.Uncertainty;
import dev.assize.stats.Clusters;
import dev.assize.stats.Confidence;
import dev.assize.stats.KrippendorffAlpha;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Collects what any number of raters say on one kind of question. Not shared between threads. */
final class GroupTopic {

    private final String name;
    private final TopicKind kind;
    private final long seed;
    private final Map<String, Double> codes = new HashMap<>();
    private final List<double[]> units = new ArrayList<>();
    private final List<String> cases = new ArrayList<>();
    private long items;
    private long unanimous;
    private long undecided;

    GroupTopic(String name, TopicKind kind, long seed) {
        this.name = name;
        this.kind = kind;
        this.seed = seed;
    }

    void add(String caseId, RecordedAnswer vote) {
        undecided += vote.value().isEmpty() ? 1 : 0;
        List<JsonNode> given = vote.ballots().stream()
                .map(RecordedAnswer::value)
                .flatMap(Optional::stream)
                .toList();
        if (given.stream().anyMatch(JsonNode::isObject) && kind != TopicKind.LISTS) {
            TreeSet<String> ticks = new TreeSet<>();
            given.forEach(value -> value.fieldNames().forEachRemaining(ticks::add));
            ticks.forEach(tick -> addUnit(
                    caseId,
                    given.stream()
                            .map(value -> value.path(tick))
                            .filter(value -> !value.isMissingNode())
                            .toList()));
        } else {
            addUnit(caseId, given);
        }
    }

    private void addUnit(String caseId, List<JsonNode> values) {
        if (values.size() < 2) {
            return;
        }
        List<String> names = values.stream().map(Category::of).toList();
        items++;
        unanimous += names.stream().distinct().count() == 1 ? 1 : 0;
        units.add(names.stream().mapToDouble(this::code).toArray());
        cases.add(caseId);
    }

    private double code(String value) {
        return kind == TopicKind.ORDER || kind == TopicKind.NUMBERS
                ? Double.parseDouble(value)
                : codes.computeIfAbsent(value, unseen -> (double) codes.size());
    }

    BallotAgreement.GroupOn result() {
        Clusters clusters = Clusters.of(cases);
        return new BallotAgreement.GroupOn(name, kind, items, clusters.count(), unanimous, undecided, alpha(clusters));
    }

    private @Nullable Figure alpha(Clusters clusters) {
        if (kind == TopicKind.LISTS) {
            return null;
        }
        return KrippendorffAlpha.of(units, kind.scale())
                .map(alpha -> Figure.of(
                        alpha.value(),
                        alpha.bootstrap(clusters, BootstrapRounds.of(seed, units.size()), Confidence.NINETY_FIVE),
                        Uncertainty.Method.BOOTSTRAP))
                .orElse(null);
    }
}
