package dev.assize.junit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.ScoreRange;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.CaseError;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Doubt;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.AbstractAssert;

/** What came of one case. A case without a verdict fails every assertion about it, and says what is missing. */
public final class VerdictAssert extends AbstractAssert<VerdictAssert, CaseResult> {

    /** The most characters of a field in a message. */
    private static final int MOST_SHOWN = 500;

    private final JudgeInfo judge;
    private final String name;
    private final ObjectNode record;

    VerdictAssert(CaseResult result, JudgeInfo judge, String name, ObjectNode record) {
        super(result, VerdictAssert.class);
        this.judge = judge;
        this.name = name;
        this.record = record;
    }

    /** The result itself, to look at. */
    public CaseResult result() {
        return actual;
    }

    /** There is a verdict: nothing that it hangs on was left unanswered. */
    public VerdictAssert isDecided() {
        if (actual.status() != Status.JUDGED) {
            throw failure("%s", "Expected a verdict of " + name + ", but the case is " + status() + why() + judged());
        }
        return this;
    }

    public VerdictAssert withScoreAtLeast(double least) {
        BigDecimal score = score();
        if (score.compareTo(BigDecimal.valueOf(least)) < 0) {
            throw failure(
                    "%s",
                    "Expected a score of " + number(least) + " or more from " + name + ", got " + scored(score)
                            + told());
        }
        return this;
    }

    public VerdictAssert withScoreAtMost(double most) {
        BigDecimal score = score();
        if (score.compareTo(BigDecimal.valueOf(most)) > 0) {
            throw failure(
                    "%s",
                    "Expected a score of " + number(most) + " or less from " + name + ", got " + scored(score)
                            + told());
        }
        return this;
    }

    public VerdictAssert withLabel(String... labels) {
        String label = label().orElseThrow(() -> failure("%s", "The verdicts of " + name + " have no label" + told()));
        if (!Arrays.asList(labels).contains(label)) {
            throw failure(
                    "%s", "Expected " + String.join(" or ", labels) + " from " + name + ", got " + label + told());
        }
        return this;
    }

    /** Has a label that the judge calls passing. */
    public VerdictAssert passes() {
        return passes(true);
    }

    public VerdictAssert doesNotPass() {
        return passes(false);
    }

    private VerdictAssert passes(boolean wanted) {
        boolean passes = verdict()
                .flatMap(judge.headline()::findPass)
                .orElseThrow(() -> failure(
                        "%s",
                        "The judge " + name + " does not say which verdicts pass; ask for a score or a label instead"
                                + told()));
        if (passes != wanted) {
            throw failure(
                    "%s",
                    "Expected a verdict of " + name + " that " + (wanted ? "passes" : "does not pass") + ", got "
                            + label().orElse("") + told());
        }
        return this;
    }

    /** No finding of that kind. */
    public VerdictAssert hasNoFinding(String code) {
        isDecided();
        if (actual.findings().stream().anyMatch(finding -> finding.code().equals(code))) {
            throw failure("%s", "Expected no finding " + code + " from " + name + told());
        }
        return this;
    }

    public VerdictAssert hasFinding(String code) {
        isDecided();
        if (actual.findings().stream().noneMatch(finding -> finding.code().equals(code))) {
            throw failure("%s", "Expected a finding " + code + " from " + name + told());
        }
        return this;
    }

    private Optional<ObjectNode> verdict() {
        isDecided();
        return actual.verdict();
    }

    private Optional<String> label() {
        return verdict().flatMap(judge.headline()::findLabel);
    }

    private BigDecimal score() {
        Headline headline = judge.headline();
        return verdict()
                .flatMap(headline::findScore)
                .orElseThrow(() -> failure("%s", "The verdict of " + name + " has no score" + told()));
    }

    private String scored(BigDecimal score) {
        ScoreRange range = judge.headline().range();
        return score.toPlainString() + (range == null ? "" : " " + range.behind());
    }

    private static String number(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }

    private String status() {
        return actual.status().word();
    }

    private String why() {
        List<String> reasons = new ArrayList<>();
        actual.error().map(CaseError::message).ifPresent(reasons::add);
        if (actual instanceof CaseResult.Undecided undecided) {
            reasons.add("nobody answered "
                    + String.join(
                            ", ",
                            undecided.waitingFor().stream()
                                    .map(Object::toString)
                                    .toList())
                    + "; name a model with @JudgedBy(answerer = …) or -D" + CaseJudge.ANSWERER);
        }
        return reasons.isEmpty() ? "" : ": " + String.join("; ", reasons);
    }

    /** What was judged, a line for each field; long texts are cut. */
    private String judged() {
        StringBuilder text = new StringBuilder();
        record.properties().forEach(field -> {
            String value = field.getValue().isTextual() ? field.getValue().textValue() : Json.write(field.getValue());
            text.append("\n  ").append(field.getKey()).append(": ").append(shortened(value));
        });
        return text.toString();
    }

    private static String shortened(String value) {
        String line = value.strip().replaceAll("\\R", " ↵ ");
        if (line.codePointCount(0, line.length()) <= MOST_SHOWN) {
            return line;
        }
        return line.substring(0, line.offsetByCodePoints(0, MOST_SHOWN)) + "… (" + value.length() + " characters)";
    }

    /** What a reader needs to see why: what was judged, the findings and the verdict. */
    private String told() {
        StringBuilder text = new StringBuilder(judged());
        for (Finding finding : actual.findings()) {
            text.append("\n  ").append(finding.severity().word()).append(": ").append(finding.message());
        }
        actual.doubt()
                .filter(Doubt::hangs)
                .flatMap(Doubt::scores)
                .ifPresent(scores -> text.append("\n  doubtful answers decide: the score could be ")
                        .append(scores.lowest().toPlainString())
                        .append(" to ")
                        .append(scores.highest().toPlainString()));
        actual.verdict().ifPresent(verdict -> text.append('\n').append(Json.pretty(verdict)));
        return text.toString();
    }
}
