package dev.assize.runs.agree;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** How far each two of the people agree who labelled the same cases: no judge can be told to agree with them better. */
final class AmongPeople {

    private final AgreeOptions options;
    private final Map<List<String>, Topics> pairs = new TreeMap<>((one, other) -> {
        int first = one.get(0).compareTo(other.get(0));
        return first == 0 ? one.get(1).compareTo(other.get(1)) : first;
    });

    AmongPeople(AgreeOptions options) {
        this.options = options;
    }

    /** @param people what each says of the case, by name; nobody without a name */
    void add(String id, Map<String, RatedCase> people) {
        NavigableMap<String, RatedCase> named = new TreeMap<>(people);
        named.forEach(
                (name, one) -> named.tailMap(name, false).forEach((other, two) -> add(id, name, one, other, two)));
    }

    private void add(String id, String name, RatedCase one, String other, RatedCase two) {
        Topics topics =
                pairs.computeIfAbsent(List.of(name, other), unseen -> new Topics(options.judge(), options.seed()));
        topics.addVerdicts(id, both(one, two), both(two, one), options);
        topics.addAnswers(id, both(one, two), both(two, one));
    }

    /** What the one says of that which the other speaks of too: what only one of them labelled is no disagreement. */
    private static RatedCase both(RatedCase one, RatedCase other) {
        Map<String, RatedAnswer> answers = new LinkedHashMap<>();
        one.answers().forEach((question, answer) -> {
            RatedAnswer theirs = other.answers().get(question);
            JsonNode said = theirs == null ? null : theirs.value();
            if (said != null) {
                answers.put(question, answer);
            }
        });
        return new RatedCase(
                false,
                other.label() == null ? null : one.label(),
                other.score() == null ? null : one.score(),
                other.passed() == null ? null : one.passed(),
                answers);
    }

    List<BallotAgreement.PairOn> result() {
        List<BallotAgreement.PairOn> results = new ArrayList<>();
        pairs.forEach((names, topics) ->
                results.add(new BallotAgreement.PairOn(names.get(0), names.get(1), topics.results())));
        return results;
    }
}
