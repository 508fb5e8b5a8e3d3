package dev.assize.runs.agree;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.digest.RunProfile;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.summary.Figure;
import dev.assize.stats.Rate;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * How far those agree who voted on the questions of a run: the members of a panel, or the samples of a model.
 *
 * @param members by name; who voted several times on one question is told apart by a number
 * @param groups how far all of them agree, by kind of question
 * @param pairs how far each two of them agree, and each of them with what was decided
 */
public record BallotAgreement(RunProfile run, List<String> members, List<GroupOn> groups, List<PairOn> pairs) {

    /** What the vote came to. */
    public static final String DECISION = "the vote";

    public BallotAgreement {
        members = List.copyOf(members);
        groups = List.copyOf(groups);
        pairs = List.copyOf(pairs);
    }

    /** Two raters. */
    public record PairOn(String first, String second, List<AgreementOn> topics) {
        public PairOn {
            topics = List.copyOf(topics);
        }
    }

    /**
     * All members on one kind of question.
     *
     * @param items votes with at least two ballots that say something
     * @param unanimous how many of these all members answered alike
     * @param undecided votes that came to nothing
     * @param reliability Krippendorff's alpha; null where it is not defined
     */
    public record GroupOn(
            String topic,
            TopicKind kind,
            long items,
            long cases,
            long unanimous,
            long undecided,
            @Nullable Figure reliability) {

        public Rate unanimousRate() {
            return new Rate(unanimous, items);
        }
    }

    /** Throws {@link DatasetException} when nobody voted. */
    public static BallotAgreement of(RecordedRun run, AgreeOptions options) throws IOException {
        Votes votes = new Votes(options);
        RunProfile profile = new RunProfile(run.name());
        run.forEach(recorded -> {
            profile.add(recorded.result());
            votes.add(recorded.result());
        });
        if (votes.members.isEmpty()) {
            throw new DatasetException(run.name() + ": holds no ballots; they are kept where a panel voted, or a model"
                    + " was asked several times");
        }
        return votes.result(profile);
    }

    /** Collects ballots. Not shared between threads. */
    private static final class Votes {
        private final AgreeOptions options;
        private final TreeSet<String> members = new TreeSet<>();
        private final Map<String, GroupTopic> groups = new TreeMap<>();
        private final Map<List<String>, Topics> pairs = new LinkedHashMap<>();

        private final Topics kinds;

        Votes(AgreeOptions options) {
            this.options = options;
            this.kinds = new Topics(options.judge(), options.seed());
        }

        void add(RecordedResult result) {
            for (RecordedAnswer answer : result.answers()) {
                if (!answer.ballots().isEmpty()) {
                    addVote(result.id(), answer);
                }
            }
        }

        private void addVote(String id, RecordedAnswer answer) {
            NavigableMap<String, RatedCase> raters = new TreeMap<>();
            Map<String, Integer> times = new HashMap<>();
            for (RecordedAnswer ballot : answer.ballots()) {
                int time = times.merge(ballot.by(), 1, Integer::sum);
                String name = time == 1 ? ballot.by() : ballot.by() + " #" + time;
                raters.put(name, rated(answer, ballot.value().orElse(null)));
            }
            members.addAll(raters.keySet());
            RatedCase decision = rated(answer, answer.value().orElse(null));
            raters.forEach((name, one) -> {
                raters.tailMap(name, false)
                        .forEach((other, two) -> pair(name, other).addAnswers(id, one, two));
                pair(name, DECISION).addAnswers(id, one, decision);
            });
            groups.computeIfAbsent(
                            answer.asks(),
                            asks -> new GroupTopic(asks, kinds.topic(asks).kind(), options.seed()))
                    .add(id, answer);
        }

        private Topics pair(String first, String second) {
            return pairs.computeIfAbsent(List.of(first, second), unseen -> new Topics(options.judge(), options.seed()));
        }

        private static RatedCase rated(RecordedAnswer answer, @Nullable JsonNode value) {
            return new RatedCase(
                    true,
                    null,
                    null,
                    null,
                    Map.of(answer.question(), new RatedAnswer(answer.asks(), answer.wording(), value)));
        }

        BallotAgreement result(RunProfile profile) {
            List<PairOn> results = new ArrayList<>();
            for (String first : members) {
                for (String second : members.tailSet(first, false)) {
                    addResult(results, first, second);
                }
            }
            members.forEach(member -> addResult(results, member, DECISION));
            return new BallotAgreement(
                    profile,
                    List.copyOf(members),
                    groups.values().stream().map(GroupTopic::result).toList(),
                    results);
        }

        private void addResult(List<PairOn> results, String first, String second) {
            Topics topics = pairs.get(List.of(first, second));
            if (topics != null) {
                results.add(new PairOn(first, second, topics.results()));
            }
        }
    }
}
