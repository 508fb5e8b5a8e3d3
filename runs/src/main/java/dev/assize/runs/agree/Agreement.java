package dev.assize.runs.agree;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.digest.RunProfile;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import java.io.IOException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How far a run agrees with another run, or with people.
 *
 * @param second the other run; null for people
 * @param secondName how the user names the other rater
 * @param paired the cases that both rated
 * @param onlyFirst, onlySecond the cases that one of them has alone
 * @param otherContent the cases that hold another record in the other run, and are left out
 * @param topics what they agree on, and how far
 * @param people how far each two of the people agree with one another; empty for two runs
 * @param correction what people make of the pass rate; null when no label tells whether a case passes
 */
public record Agreement(
        RunProfile first,
        @Nullable RunProfile second,
        String secondName,
        long paired,
        long onlyFirst,
        long onlySecond,
        long otherContent,
        List<AgreementOn> topics,
        List<BallotAgreement.PairOn> people,
        @Nullable Correction correction) {

    public Agreement {
        topics = List.copyOf(topics);
        people = List.copyOf(people);
    }

    public Optional<Correction> corrected() {
        return Optional.ofNullable(correction);
    }

    /** Two runs; throws {@link DatasetException} when they have no case in common or are not of the judge. */
    public static Agreement between(RecordedRun first, RecordedRun second, AgreeOptions options) throws IOException {
        RunProfile before = new RunProfile(first.name());
        RunProfile after = new RunProfile(second.name());
        Topics topics = new Topics(options.judge(), options.seed());
        long[] other = {0};
        PairedCases.Counts counts = PairedCases.forEach(first, second, (id, a, b) -> {
            before.add(requireOf(a.result(), first, options));
            after.add(requireOf(b.result(), second, options));
            if (isOtherContent(a, b)) {
                other[0]++;
                return;
            }
            RatedCase mine = RatedCase.of(a.result(), options.judge().headline(), options.pass());
            RatedCase theirs = RatedCase.of(b.result(), options.judge().headline(), options.pass());
            topics.addVerdicts(id, mine, theirs, options);
            topics.addAnswers(id, mine, theirs);
        });
        if (counts.paired() == 0) {
            throw new DatasetException(first.name() + " and " + second.name()
                    + " have no case in common; they meet by the ids of their cases");
        }
        return new Agreement(
                before,
                after,
                second.name(),
                counts.paired() - other[0],
                counts.onlyFirst(),
                counts.onlySecond(),
                other[0],
                topics.results(),
                List.of(),
                null);
    }

    /** A run and people; throws {@link DatasetException} when no label is of one of its cases. */
    public static Agreement with(RecordedRun run, LabelsFile labels, AgreeOptions options) throws IOException {
        RunProfile profile = new RunProfile(run.name());
        Topics topics = new Topics(options.judge(), options.seed());
        Correction.Builder correction = new Correction.Builder(options);
        AmongPeople people = new AmongPeople(options);
        Set<String> met = new HashSet<>();
        run.forEach(recorded -> {
            RecordedResult result = requireOf(recorded.result(), run, options);
            profile.add(result);
            RatedCase mine = RatedCase.of(result, options.judge().headline(), options.pass());
            HumanLabel label = met.add(result.id()) ? labels.byCase().get(result.id()) : null;
            if (label == null) {
                met.remove(labels.byCase().containsKey(result.id()) ? "" : result.id());
                correction.addUnlabelled(mine);
                return;
            }
            RatedCase human = rated(label, mine, options.pass());
            topics.addVerdicts(result.id(), mine, human, options);
            topics.addAnswers(result.id(), mine, human);
            correction.addLabelled(mine, human);
            Map<String, RatedCase> each = new LinkedHashMap<>();
            labels.byPerson(result.id()).forEach((by, said) -> each.put(by, rated(said, mine, options.pass())));
            people.add(result.id(), each);
        });
        met.retainAll(labels.byCase().keySet());
        if (met.isEmpty()) {
            throw new DatasetException(
                    labels.name() + ": none of its " + labels.byCase().size()
                            + " cases is in " + run.name() + "; the first is \""
                            + labels.byCase().keySet().iterator().next() + "\"");
        }
        return new Agreement(
                profile,
                null,
                labels.name(),
                met.size(),
                profile.cases() - met.size(),
                labels.byCase().size() - met.size(),
                0,
                topics.results(),
                people.result(),
                correction.result().orElse(null));
    }

    private static RecordedResult requireOf(RecordedResult result, RecordedRun run, AgreeOptions options) {
        if (!result.judge().equals(options.judge().id())) {
            throw new DatasetException(run.name() + ": the case \"" + result.id() + "\" was judged by " + result.judge()
                    + ", not by " + options.judge().id() + "; only results of one judge can agree");
        }
        return result;
    }

    private static boolean isOtherContent(RecordedCase a, RecordedCase b) {
        ObjectNode before = a.record();
        ObjectNode after = b.record();
        return before != null && after != null && !before.equals(after);
    }

    /** What people say in the terms of the run. */
    private static RatedCase rated(HumanLabel label, RatedCase judged, @Nullable PassRule pass) {
        Map<String, RatedAnswer> answers = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> answer : label.answers().entrySet()) {
            RatedAnswer asked = judged.answers().get(answer.getKey());
            answers.put(answer.getKey(), new RatedAnswer(asked == null ? "" : asked.asks(), "", answer.getValue()));
        }
        Boolean passed = label.passed();
        if (passed == null && pass != null) {
            passed = pass.told(label.label(), label.score()).orElse(null);
        }
        return new RatedCase(false, label.label(), label.score(), passed, answers);
    }
}
