package dev.assize.core.flow;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.Judge;
import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Form;
import dev.assize.core.question.Value;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rules again and again on one case with its doubtful answers replaced, to find what hangs on them.
 *
 * <p>Up to {@value #MOST_COMBINATIONS} combinations are all tried. Of more, each answer is tried alone, and then all of them
 * together at their best and at their worst. That finds the ends wherever an answer moves the verdict in one direction
 * whatever the others say, as in every ratio, sum and ceiling. After {@value #MOST_ALONE} such trials the other answers go to one
 * side and to the other untried; of thousands of answers after fewer, since each trial looks at all of them.
 *
 * <p>The expected score is the mean over all combinations, each counted by the confidences of its answers, as if these were
 * right or wrong independently of each other. Of more than can be tried, {@link LikelyAnswers} draws some. Serves one case, in
 * one thread.
 */
final class DoubtSearch<C> {

    static final int MOST_COMBINATIONS = 64;

    static final int MOST_ALONE = 1_000;

    private static final int DECIMALS = 2;

    /** How many answers all trials of single answers look at. */
    private static final int MOST_LOOKS = 1_000_000;

    private final Judge<C> judge;
    private final C subject;
    private final Answers answers;
    private final AnswerConfidence threshold;
    private final Headline headline;
    private final Set<String> labels = new LinkedHashSet<>();
    private @Nullable BigDecimal lowest;
    private @Nullable BigDecimal highest;
    private boolean undecided;
    private double expected;

    /** The score of the verdict as it is. */
    private @Nullable BigDecimal given;

    /** The score of the last ruling; null where it has none. */
    private @Nullable BigDecimal noted;

    DoubtSearch(Judge<C> judge, C subject, Answers answers, AnswerConfidence threshold) {
        this.judge = judge;
        this.subject = subject;
        this.answers = answers;
        this.threshold = threshold;
        this.headline = judge.info().headline();
    }

    /** Empty when no answer is doubtful. */
    Optional<Doubt> of(ObjectNode verdict) {
        List<Answers.Answered> doubtful = answers.doubtful(threshold);
        if (doubtful.isEmpty()) {
            return Optional.empty();
        }
        note(verdict);
        given = noted;
        List<List<Answer>> options = new ArrayList<>();
        for (Answers.Answered answered : doubtful) {
            List<Answer> possible = alternatives(answered);
            undecided |= possible.size() == 1;
            options.add(possible);
        }
        LikelyAnswers likely = new LikelyAnswers(options, answers);
        if (combinations(options) <= MOST_COMBINATIONS) {
            tryAll(options, likely, answers, 0, 1);
        } else {
            tryEnds(options, verdict);
            if (scoreMoves() && !undecided) {
                draw(likely);
            }
        }
        return Optional.of(doubt(doubtful));
    }

    private Doubt doubt(List<Answers.Answered> doubtful) {
        List<String> order = ordered();
        return new Doubt(
                threshold,
                doubtful.stream().map(answered -> answered.question().id()).toList(),
                undecided || scoreMoves() || order.size() > 1,
                undecided,
                order,
                lowest,
                highest,
                scoreMoves() && !undecided ? rounded(expected) : null);
    }

    private boolean scoreMoves() {
        return lowest != null && highest != null && lowest.compareTo(highest) != 0;
    }

    private static BigDecimal rounded(double score) {
        return new BigDecimal(BigDecimal.valueOf(score)
                .setScale(DECIMALS, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString());
    }

    /** The labels that were met, as the judge orders them. */
    private List<String> ordered() {
        List<String> order = new ArrayList<>(labels);
        if (labels.size() > 1) {
            List<String> known = judge.info().labels();
            order.sort(Comparator.comparingInt(label -> known.contains(label) ? known.indexOf(label) : known.size()));
        }
        return order;
    }

    private static long combinations(List<List<Answer>> options) {
        long product = 1;
        for (List<Answer> each : options) {
            product = Math.min(product * each.size(), Integer.MAX_VALUE);
        }
        return product;
    }

    /** @param share how likely the answers are that were chosen so far */
    private void tryAll(List<List<Answer>> options, LikelyAnswers likely, Answers chosen, int from, double share) {
        if (from == options.size()) {
            // What was really answered has been ruled on already.
            if (chosen != answers) {
                rule(chosen);
            }
            weigh(chosen == answers ? given : noted, share);
            return;
        }
        for (int i = 0; i < options.get(from).size(); i++) {
            Answer option = options.get(from).get(i);
            boolean same = option == answers.require(option.question());
            tryAll(options, likely, same ? chosen : chosen.with(option), from + 1, share * likely.share(from, i));
        }
    }

    private void draw(LikelyAnswers likely) {
        for (int number = 0; number < LikelyAnswers.DRAWS; number++) {
            rule(answers.with(likely.draw(number)));
            weigh(noted, 1.0 / LikelyAnswers.DRAWS);
        }
    }

    private void weigh(@Nullable BigDecimal score, double share) {
        expected += score == null ? 0 : share * score.doubleValue();
    }

    /** Alone, one of many answers may not move a rounded score; those go to one side together, and then to the other. */
    private void tryEnds(List<List<Answer>> options, ObjectNode verdict) {
        BigDecimal height = height(verdict);
        List<List<Answer>> best = List.of(new ArrayList<>(), new ArrayList<>());
        List<List<Answer>> worst = List.of(new ArrayList<>(), new ArrayList<>());
        int most = Math.min(MOST_ALONE, MOST_LOOKS / answers.asked().size());
        int tried = 0;
        for (List<Answer> each : options) {
            Answer up = null;
            Answer down = null;
            BigDecimal greatest = height;
            BigDecimal least = height;
            List<Answer> alone = tried < most ? each : List.of();
            tried += alone.size();
            for (Answer option : alone) {
                BigDecimal reached =
                        rule(answers.with(option)).map(this::height).orElse(height);
                up = reached.compareTo(greatest) > 0 ? option : up;
                down = reached.compareTo(least) < 0 ? option : down;
                greatest = reached.max(greatest);
                least = reached.min(least);
            }
            boolean silent = up == null && down == null;
            for (int side = 0; side < 2; side++) {
                Answer onSide = each.get(side == 0 ? 0 : each.size() - 1);
                add(silent ? onSide : up, best.get(side));
                add(silent ? onSide : down, worst.get(side));
            }
        }
        for (int side = 0; side < 2; side++) {
            rule(answers.with(best.get(side)));
            rule(answers.with(worst.get(side)));
        }
    }

    private static void add(@Nullable Answer chosen, List<Answer> all) {
        if (chosen != null) {
            all.add(chosen);
        }
    }

    /** The score, or else how near the label is to passing. */
    private BigDecimal height(ObjectNode verdict) {
        return headline.findScore(verdict)
                .orElseGet(() -> BigDecimal.valueOf(-headline.findLabel(verdict)
                        .map(label -> headline.rank(label).orElse(0))
                        .orElse(0)));
    }

    private Optional<ObjectNode> rule(Answers altered) {
        Optional<ObjectNode> verdict =
                judge.ask(subject, altered).isEmpty() ? judge.headline(subject, altered) : Optional.empty();
        if (verdict.isPresent()) {
            note(verdict.get());
        } else {
            undecided = true;
            noted = null;
        }
        return verdict;
    }

    private void note(ObjectNode verdict) {
        headline.findLabel(verdict).ifPresent(labels::add);
        noted = headline.findScore(verdict).orElse(null);
        if (noted != null) {
            lowest = lowest == null || noted.compareTo(lowest) < 0 ? noted : lowest;
            highest = highest == null || noted.compareTo(highest) > 0 ? noted : highest;
        }
    }

    /** The answers that the question allows, in their own order; only the given one where they cannot be listed. */
    private static List<Answer> alternatives(Answers.Answered answered) {
        if (!(answered.answer() instanceof Answer.Given given)) {
            return List.of(answered.answer());
        }
        List<Answer> all = new ArrayList<>();
        for (Value value : values(answered.question().form(), given.stated())) {
            all.add(value.equals(given.stated()) ? given : given.saying(value));
        }
        return all;
    }

    private static List<Value> values(Form form, Value given) {
        List<Value> values = new ArrayList<>();
        if (form instanceof Form.YesNo) {
            values.add(new Value.YesNo(true));
            values.add(new Value.YesNo(false));
        } else if (form instanceof Form.Choice choice) {
            choice.options().forEach(option -> values.add(new Value.Choice(option)));
        } else if (form instanceof Form.Scale scale) {
            for (int points = scale.min(); points <= scale.max(); points++) {
                values.add(new Value.Scale(points));
            }
        } else if (form instanceof Form.Number number) {
            values.addAll(new LinkedHashSet<>(
                    List.of(new Value.Number(number.min()), given, new Value.Number(number.max()))));
        } else if (given instanceof Value.Checklist list) {
            return ticks(list);
        } else {
            values.add(given);
        }
        return values;
    }

    /** All ticked, as it is, each item the other way, none ticked. */
    private static List<Value> ticks(Value.Checklist given) {
        Set<Value> values = new LinkedHashSet<>();
        values.add(all(given, true));
        values.add(given);
        for (String item : given.ticks().keySet()) {
            Map<String, Boolean> flipped = new LinkedHashMap<>(given.ticks());
            flipped.computeIfPresent(item, (same, tick) -> !tick);
            values.add(new Value.Checklist(flipped));
        }
        values.add(all(given, false));
        return List.copyOf(values);
    }

    private static Value all(Value.Checklist given, boolean ticked) {
        Map<String, Boolean> same = new LinkedHashMap<>(given.ticks());
        same.replaceAll((item, tick) -> ticked);
        return new Value.Checklist(same);
    }
}
