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
import java.util.ArrayList;
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
 * <p>Up to {@value #MOST_COMBINATIONS} combinations are all tried. Of more, two searches go uphill and downhill one answer
 * at a time, which finds the ends wherever an answer moves the verdict in one direction whatever the others say; that is so
 * for every ratio, sum and ceiling. Serves one case, in one thread.
 */
final class DoubtSearch<C> {

    static final int MOST_COMBINATIONS = 64;
    private static final int MOST_SWEEPS = 4;

    private final Judge<C> judge;
    private final C subject;
    private final Answers answers;
    private final AnswerConfidence threshold;
    private final Headline headline;
    private final Set<String> labels = new LinkedHashSet<>();
    private @Nullable BigDecimal lowest;
    private @Nullable BigDecimal highest;
    private boolean undecided;

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
        List<List<Answer>> options = new ArrayList<>();
        for (Answers.Answered answered : doubtful) {
            List<Answer> possible = alternatives(answered);
            undecided |= possible.size() == 1;
            options.add(possible);
        }
        if (combinations(options) <= MOST_COMBINATIONS) {
            tryAll(options, 0, answers);
        } else {
            climb(options, verdict, 1);
            climb(options, verdict, -1);
        }
        return Optional.of(doubt(doubtful));
    }

    private Doubt doubt(List<Answers.Answered> doubtful) {
        List<String> order = new ArrayList<>(judge.info().labels());
        order.retainAll(labels);
        labels.stream().filter(label -> !order.contains(label)).forEach(order::add);
        boolean scoreMoves = lowest != null && highest != null && lowest.compareTo(highest) != 0;
        return new Doubt(
                threshold,
                doubtful.stream().map(answered -> answered.question().id()).toList(),
                undecided || scoreMoves || order.size() > 1,
                undecided,
                order,
                lowest,
                highest);
    }

    private static long combinations(List<List<Answer>> options) {
        long product = 1;
        for (List<Answer> each : options) {
            product = Math.min(product * each.size(), Integer.MAX_VALUE);
        }
        return product;
    }

    private void tryAll(List<List<Answer>> options, int from, Answers chosen) {
        if (from == options.size()) {
            rule(chosen);
            return;
        }
        for (Answer option : options.get(from)) {
            tryAll(options, from + 1, chosen.with(option));
        }
    }

    private void climb(List<List<Answer>> options, ObjectNode start, int direction) {
        Answers best = answers;
        BigDecimal reached = height(start);
        boolean moved = true;
        for (int sweep = 0; sweep < MOST_SWEEPS && moved; sweep++) {
            moved = false;
            for (List<Answer> each : options) {
                for (Answer option : each) {
                    Answers next = best.with(option);
                    Optional<BigDecimal> height = rule(next).map(this::height);
                    if (height.isPresent() && height.get().compareTo(reached) * direction > 0) {
                        reached = height.get();
                        best = next;
                        moved = true;
                    }
                }
            }
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
        Optional<ObjectNode> verdict = judge.ask(subject, altered).isEmpty()
                ? judge.rule(subject, altered).verdict().form()
                : Optional.empty();
        verdict.ifPresentOrElse(this::note, () -> undecided = true);
        return verdict;
    }

    private void note(ObjectNode verdict) {
        headline.findLabel(verdict).ifPresent(labels::add);
        headline.findScore(verdict).ifPresent(score -> {
            lowest = lowest == null || score.compareTo(lowest) < 0 ? score : lowest;
            highest = highest == null || score.compareTo(highest) > 0 ? score : highest;
        });
    }

    /** The answer itself, then the others that its question allows; only itself where they cannot be listed. */
    private static List<Answer> alternatives(Answers.Answered answered) {
        List<Answer> all = new ArrayList<>(List.of(answered.answer()));
        if (answered.answer() instanceof Answer.Given given) {
            for (Value value : values(answered.question().form(), given.stated())) {
                if (!value.equals(given.stated())) {
                    all.add(given.saying(value));
                }
            }
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
        } else if (given instanceof Value.Checklist list) {
            ticks(list, values);
        }
        return values;
    }

    /** Each item the other way, all of them ticked, and none. */
    private static void ticks(Value.Checklist given, List<Value> values) {
        for (String item : given.ticks().keySet()) {
            Map<String, Boolean> flipped = new LinkedHashMap<>(given.ticks());
            flipped.computeIfPresent(item, (same, tick) -> !tick);
            values.add(new Value.Checklist(flipped));
        }
        for (boolean all : new boolean[] {true, false}) {
            Map<String, Boolean> same = new LinkedHashMap<>(given.ticks());
            same.replaceAll((item, tick) -> all);
            values.add(new Value.Checklist(same));
        }
    }
}
