package dev.assize.runs.digest;

import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.failure.SetupFailure;
import dev.assize.core.flow.Outcome;
import dev.assize.runs.gate.CaseCondition;
import dev.assize.runs.summary.Passing;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Which verdicts count as passed. */
public sealed interface PassRule {

    /** Whether a verdict with this label and this score passes; a verdict lacks what its judge does not give. */
    boolean passes(Optional<String> label, Optional<BigDecimal> score);

    /** Whether a case that was judged passes. */
    default boolean passes(Outcome result, Headline headline) {
        return passes(
                result.verdict().flatMap(headline::findLabel), result.verdict().flatMap(headline::findScore));
    }

    /** Whether it passes as far as somebody tells the label or the score; empty when that is not enough. */
    default Optional<Boolean> told(@Nullable String label, @Nullable BigDecimal score) {
        boolean enough = this instanceof Labels ? label != null : score != null;
        return enough ? Optional.of(passes(Optional.ofNullable(label), Optional.ofNullable(score))) : Optional.empty();
    }

    /** As a summary asks it of results of a judge. */
    default Passing passing(Headline headline) {
        PassRule rule = this;
        return new Passing() {
            @Override
            public boolean passes(Outcome result) {
                return rule.passes(result, headline);
            }

            @Override
            public Optional<Boolean> told(@Nullable String label, @Nullable BigDecimal score) {
                return rule.told(label, score);
            }
        };
    }

    /** As a user would write it. */
    String written();

    /** Passes with one of these labels. */
    record Labels(List<String> labels) implements PassRule {
        public Labels {
            labels = List.copyOf(labels);
        }

        @Override
        public boolean passes(Optional<String> label, Optional<BigDecimal> score) {
            return label.isPresent() && labels.contains(label.get());
        }

        @Override
        public String written() {
            return String.join(",", labels);
        }
    }

    /** Passes with so many points or more. */
    record Points(BigDecimal least) implements PassRule {
        @Override
        public boolean passes(Optional<String> label, Optional<BigDecimal> score) {
            return score.isPresent() && score.get().compareTo(least) >= 0;
        }

        @Override
        public String written() {
            return "score>=" + least.toPlainString();
        }
    }

    /** Passes where an expression holds. */
    record Expression(CaseCondition condition) implements PassRule {
        @Override
        public boolean passes(Optional<String> label, Optional<BigDecimal> score) {
            return told(label.orElse(null), score.orElse(null)).orElse(false);
        }

        @Override
        public boolean passes(Outcome result, Headline headline) {
            return condition.holds(result);
        }

        @Override
        public Optional<Boolean> told(@Nullable String label, @Nullable BigDecimal score) {
            return condition.holds(label, score);
        }

        @Override
        public String written() {
            return condition.text();
        }
    }

    Pattern NAMES = Pattern.compile("[\\p{L}\\p{N}_ -]+(?:,[\\p{L}\\p{N}_ -]+)*");

    Pattern POINTS = Pattern.compile("\\s*score\\s*>=\\s*(\\d{1,9}(?:\\.\\d{1,9})?)\\s*");

    /** What the judge itself says passes; empty when it does not say. */
    static Optional<PassRule> of(JudgeInfo judge) {
        List<String> passing = judge.headline().passing();
        return passing.isEmpty() ? Optional.empty() : Optional.of(new Labels(passing));
    }

    /**
     * What is wrong where a pass rate is asked for and nobody says what passes: neither the judge nor a rule; empty where all is
     * well.
     */
    static Optional<String> needed(boolean asked, JudgeInfo judge, @Nullable String rule) {
        if (!asked || rule != null || of(judge).isPresent()) {
            return Optional.empty();
        }
        String such = judge.headline().hasScore()
                ? " 'score >= "
                        + judge.scores()
                                .map(range -> range.most().toPlainString())
                                .orElse("1") + "'"
                : judge.labels().isEmpty() ? "" : " " + judge.labels().get(0);
        return Optional.of("is needed by a condition over pass_rate, since " + judge.id()
                + " does not say itself what passes" + (such.isEmpty() ? "" : ", such as" + such));
    }

    /**
     * Labels joined by commas, or an expression such as {@code score >= 4} over what a case has, as in a gate; throws
     * {@link IllegalArgumentException} saying what there is.
     */
    static PassRule parse(String text, JudgeInfo judge) {
        Matcher points = POINTS.matcher(text);
        if (points.matches()) {
            if (!judge.headline().hasScore()) {
                throw new IllegalArgumentException(
                        "verdicts of " + judge.id() + " have no score; name labels: " + judge.labels());
            }
            return new Points(new BigDecimal(points.group(1)));
        }
        if (!NAMES.matcher(text).matches()) {
            return expression(text, judge);
        }
        List<String> labels = new ArrayList<>();
        for (String each : text.split(",", -1)) {
            labels.add(label(each.strip(), judge));
        }
        return new Labels(labels);
    }

    private static PassRule expression(String text, JudgeInfo judge) {
        try {
            return new Expression(CaseCondition.parse(text, judge));
        } catch (SetupFailure e) {
            throw new IllegalArgumentException(String.valueOf(e.getMessage()), e);
        }
    }

    private static String label(String written, JudgeInfo judge) {
        return judge.labels().stream()
                .filter(label -> label.equalsIgnoreCase(written))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("\"" + written + "\" is no label of " + judge.id()
                        + (judge.labels().isEmpty() ? ", which has none" : "; it has " + judge.labels())
                        + (judge.headline().hasScore()
                                ? "; or say 'score>=N'"
                                        + judge.scores()
                                                .map(range -> ", N from " + range)
                                                .orElse("")
                                : "")));
    }
}
