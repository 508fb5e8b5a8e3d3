package dev.assize.runs.review;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.core.result.RecordedResult;
import dev.assize.stats.Clusters;
import dev.assize.stats.Confidence;
import dev.assize.stats.Interval;
import dev.assize.stats.KappaAgreement;
import dev.assize.stats.Rate;
import dev.assize.stats.RatedPairs;
import dev.assize.stats.Resampling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * How far two raters give the same answers to the same questions. Intervals draw cases, since answers to one case go together.
 *
 * @param same how often they say the same, of the questions that both answered
 * @param interval of that share; null where there is too little to tell
 * @param kappa Cohen's; null where it is not defined
 * @param kappaInterval of that; null where there is too little to tell
 * @param withheld questions that one of the two could not answer
 */
public record RaterAgreement(
        String first,
        String second,
        Rate same,
        @Nullable Interval interval,
        @Nullable Double kappa,
        @Nullable Interval kappaInterval,
        long withheld) {

    /** Stands for what people say together. */
    public static final String PEOPLE = "people";

    private static final Resampling RESAMPLING = new Resampling(1, 1_000);

    /** Both answered: what they said, and of which case. */
    private static final class Pairs {
        private final List<String> first = new ArrayList<>();
        private final List<String> second = new ArrayList<>();
        private final List<String> cases = new ArrayList<>();
        private long withheld;

        void add(Optional<String> one, Optional<String> other, long ordinal) {
            if (one.isEmpty() || other.isEmpty()) {
                withheld++;
                return;
            }
            first.add(one.get());
            second.add(other.get());
            cases.add(Long.toString(ordinal));
        }

        RaterAgreement agreement(String one, String other) {
            long same = 0;
            for (int i = 0; i < first.size(); i++) {
                same += first.get(i).equals(second.get(i)) ? 1 : 0;
            }
            Rate rate = new Rate(same, first.size());
            if (first.isEmpty()) {
                return new RaterAgreement(one, other, rate, null, null, null, withheld);
            }
            TreeSet<String> categories = new TreeSet<>(first);
            categories.addAll(second);
            RatedPairs pairs = RatedPairs.of(List.copyOf(categories), first, second, Clusters.of(cases));
            Optional<KappaAgreement> kappa = pairs.kappa(KappaAgreement.Weighting.UNWEIGHTED);
            return new RaterAgreement(
                    one,
                    other,
                    rate,
                    pairs.agreementInterval(RESAMPLING, Confidence.NINETY_FIVE).orElse(null),
                    kappa.map(KappaAgreement::value).orElse(null),
                    kappa.flatMap(known -> pairs.kappaInterval(
                                    KappaAgreement.Weighting.UNWEIGHTED, RESAMPLING, Confidence.NINETY_FIVE))
                            .orElse(null),
                    withheld);
        }
    }

    /** Each two people who answered the same questions. What settled a disagreement is no answer of its own. */
    public static List<RaterAgreement> amongPeople(List<HumanAnswer> answers) {
        Map<QuestionPlace, Map<String, HumanAnswer>> byQuestion = new LinkedHashMap<>();
        answers.stream()
                .filter(answer -> !answer.settles())
                .forEach(answer -> byQuestion
                        .computeIfAbsent(answer.place(), unseen -> new TreeMap<>())
                        .put(answer.person(), answer));
        Map<List<String>, Pairs> pairs = new LinkedHashMap<>();
        byQuestion.forEach((place, said) -> {
            List<String> names = List.copyOf(said.keySet());
            for (int i = 0; i < names.size(); i++) {
                for (int j = i + 1; j < names.size(); j++) {
                    pairs.computeIfAbsent(List.of(names.get(i), names.get(j)), unseen -> new Pairs())
                            .add(said(said.get(names.get(i))), said(said.get(names.get(j))), place.ordinal());
                }
            }
        });
        return pairs.entrySet().stream()
                .map(entry -> entry.getValue()
                        .agreement(
                                HumanAnswer.by(entry.getKey().get(0)),
                                HumanAnswer.by(entry.getKey().get(1))))
                .toList();
    }

    private static Optional<String> said(@Nullable HumanAnswer answer) {
        return answer == null ? Optional.empty() : answer.value().map(JsonNode::toString);
    }

    /**
     * Each answerer of the run, voters of a panel included, with what people say together.
     *
     * @param before the results of the cases that people answered, as they were recorded
     */
    public static List<RaterAgreement> withPeople(List<HumanAnswer> answers, Map<Long, RecordedResult> before) {
        Map<QuestionPlace, List<HumanAnswer>> byQuestion = new LinkedHashMap<>();
        ReviewLabels.standing(answers)
                .forEach(answer -> byQuestion
                        .computeIfAbsent(answer.place(), unseen -> new ArrayList<>())
                        .add(answer));
        Map<String, Pairs> pairs = new TreeMap<>();
        byQuestion.forEach((place, said) -> {
            RecordedResult recorded = before.get(place.ordinal());
            if (recorded != null) {
                Optional<String> people = together(said);
                recorded.answers().stream()
                        .filter(answer -> answer.question().equals(place.question()))
                        .findFirst()
                        .ifPresent(answer -> add(pairs, answer, people, place.ordinal()));
            }
        });
        return pairs.entrySet().stream()
                .map(entry -> entry.getValue().agreement(entry.getKey(), PEOPLE))
                .toList();
    }

    private static void add(Map<String, Pairs> pairs, RecordedAnswer answer, Optional<String> people, long ordinal) {
        pairs.computeIfAbsent(answer.by(), unseen -> new Pairs())
                .add(answer.value().map(JsonNode::toString), people, ordinal);
        for (RecordedAnswer ballot : answer.ballots()) {
            if (!ballot.by().equals(answer.by())) {
                add(pairs, ballot, people, ordinal);
            }
        }
    }

    /** What more than half of those who can tell say; empty where there is no such thing. */
    private static Optional<String> together(List<HumanAnswer> said) {
        Map<String, Integer> counts = new TreeMap<>();
        said.forEach(answer -> said(answer).ifPresent(value -> counts.merge(value, 1, Integer::sum)));
        int all = counts.values().stream().mapToInt(Integer::intValue).sum();
        return counts.entrySet().stream()
                .filter(entry -> 2 * entry.getValue() > all)
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
