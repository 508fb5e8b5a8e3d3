package dev.assize.runs.probe;

import dev.assize.core.Headline;
import dev.assize.core.flow.Outcome;
import dev.assize.core.flow.Status;
import dev.assize.core.probe.ProbeKind;
import dev.assize.stats.RunningMean;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Counts what becomes of verdicts under changes of one kind. Not shared between threads. */
final class KindTally {

    private final ProbeKind kind;
    private final Headline headline;
    private final int mostExamples;
    private String expects = "";
    private long right;
    private long undecided;
    private long unusable;
    private long better;
    private long worse;
    private final RunningMean shift = new RunningMean();
    private final List<String> wrong = new ArrayList<>();
    private final List<String> untried = new ArrayList<>();
    private final List<Wrong> examples = new ArrayList<>();

    /** A pair that came out wrong, with how bad that is. */
    private record Wrong(ProbePair pair, Outcome before, Outcome after, double weight) {}

    KindTally(ProbeKind kind, Headline headline, int mostExamples) {
        this.kind = kind;
        this.headline = headline;
        this.mostExamples = mostExamples;
    }

    void add(ProbePair pair, Outcome before, Outcome after) {
        if (expects.isEmpty()) {
            expects = pair.effect().text();
        }
        if (before.status() != Status.JUDGED || !pair.effect().isPossible(before)) {
            unusable++;
            untried.add(pair.id());
            return;
        }
        // A verdict that a harmless change takes away is disturbed; a call that failed says nothing.
        boolean lost = !kind.matters() && (after.status() == Status.UNDECIDED || after.status() == Status.INVALID);
        if (after.status() != Status.JUDGED && !lost) {
            undecided++;
            untried.add(pair.id());
            return;
        }
        double moved = lost ? 0 : shift(before, after);
        if (!lost && pair.effect().holds(before, after)) {
            right++;
            return;
        }
        wrong.add(pair.id());
        examples.add(new Wrong(pair, before, after, kind.matters() ? score(before) : Math.abs(moved)));
        examples.sort(Comparator.comparingDouble(Wrong::weight).reversed());
        if (examples.size() > mostExamples) {
            examples.remove(mostExamples);
        }
    }

    private double shift(Outcome before, Outcome after) {
        Optional<BigDecimal> first = before.verdict().flatMap(headline::findScore);
        Optional<BigDecimal> second = after.verdict().flatMap(headline::findScore);
        if (first.isPresent() && second.isPresent()) {
            double moved = second.get().subtract(first.get()).doubleValue();
            shift.add(moved);
            count(moved);
            return moved;
        }
        double moved = (double) rank(before) - rank(after);
        count(moved);
        return moved;
    }

    private void count(double moved) {
        better += moved > 0 ? 1 : 0;
        worse += moved < 0 ? 1 : 0;
    }

    private int rank(Outcome outcome) {
        OptionalInt rank = outcome.verdict()
                .flatMap(headline::findLabel)
                .map(headline::rank)
                .orElse(OptionalInt.empty());
        return rank.orElse(0);
    }

    private double score(Outcome outcome) {
        return outcome.verdict()
                .flatMap(headline::findScore)
                .map(BigDecimal::doubleValue)
                .orElse(0.0);
    }

    KindFigures figures() {
        return new KindFigures(
                kind,
                expects,
                right,
                wrong.size(),
                undecided,
                unusable,
                better,
                worse,
                shift.value().isPresent() ? shift.value().getAsDouble() : null,
                wrong,
                untried);
    }

    /** The worst first. */
    List<ProbeExample> examples(ProbeCases sheet) {
        return examples.stream()
                .map(wrong -> ProbeExample.of(wrong.pair(), wrong.before(), wrong.after(), headline, sheet))
                .toList();
    }
}
