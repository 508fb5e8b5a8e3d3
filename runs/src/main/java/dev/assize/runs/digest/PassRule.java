package dev.assize.runs.digest;

import dev.assize.core.JudgeInfo;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which verdicts count as passed. */
public sealed interface PassRule {

    /** Whether a verdict with this label and this score passes; a verdict lacks what its judge does not give. */
    boolean passes(Optional<String> label, Optional<BigDecimal> score);

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

    Pattern POINTS = Pattern.compile("\\s*score\\s*>=\\s*(\\d{1,9}(?:\\.\\d{1,9})?)\\s*");

    /** What the judge itself says passes; empty when it does not say. */
    static Optional<PassRule> of(JudgeInfo judge) {
        List<String> passing = judge.headline().passing();
        return passing.isEmpty() ? Optional.empty() : Optional.of(new Labels(passing));
    }

    /** Labels joined by commas, or {@code score>=4}; throws {@link IllegalArgumentException} saying what there is. */
    static PassRule parse(String text, JudgeInfo judge) {
        Matcher points = POINTS.matcher(text);
        if (points.matches()) {
            if (!judge.headline().hasScore()) {
                throw new IllegalArgumentException(
                        "verdicts of " + judge.id() + " have no score; name labels: " + judge.labels());
            }
            return new Points(new BigDecimal(points.group(1)));
        }
        List<String> labels = new ArrayList<>();
        for (String each : text.split(",", -1)) {
            labels.add(label(each.strip(), judge));
        }
        return new Labels(labels);
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
