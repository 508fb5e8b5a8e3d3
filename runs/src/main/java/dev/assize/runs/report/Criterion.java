package dev.assize.runs.report;

import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Outcome;
import dev.assize.core.flow.Status;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.gate.Gate;
import dev.assize.runs.summary.Passing;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What passes: what the user's rule says, or else whatever the user's condition on verdicts does not catch, or else the judge's
 * passing labels.
 */
final class Criterion implements Passing {

    private final Headline headline;
    private final Gate gate;
    private final String condition;
    private final @Nullable PassRule rule;

    /**
     * @param condition the gate's own words; empty where the gate is open
     * @param rule null when nobody but the gate and the judge says what passes
     */
    Criterion(JudgeInfo judge, Gate gate, String condition, @Nullable PassRule rule) {
        this.rule = rule;
        this.headline = judge.headline();
        this.gate = gate;
        this.condition = condition;
    }

    CaseStatus of(Outcome outcome) {
        if (outcome.status() != Status.JUDGED) {
            return CaseStatus.unjudged(outcome.status());
        }
        return told(outcome)
                .map(yes -> yes ? CaseStatus.PASSED : CaseStatus.NOT_PASSED)
                .orElse(CaseStatus.JUDGED);
    }

    @Override
    public boolean passes(Outcome outcome) {
        return told(outcome).orElse(false);
    }

    @Override
    public Optional<Boolean> told(@Nullable String label, @Nullable BigDecimal score) {
        if (rule != null) {
            return rule.told(label, score);
        }
        return gate.scope() == Gate.Scope.VERDICT
                ? Optional.empty()
                : Optional.ofNullable(label).map(headline.passing()::contains);
    }

    private Optional<Boolean> told(Outcome outcome) {
        if (rule != null) {
            return Optional.of(rule.passes(outcome, headline));
        }
        return gate.scope() == Gate.Scope.VERDICT
                ? Optional.of(!gate.catches(outcome))
                : outcome.verdict().flatMap(headline::findPass);
    }

    /** What passes, in words; empty when nobody said. */
    Optional<String> words() {
        if (rule != null) {
            return Optional.of(rule.written());
        }
        if (gate.scope() == Gate.Scope.VERDICT) {
            return Optional.of("not " + condition);
        }
        return headline.passing().isEmpty() ? Optional.empty() : Optional.of(String.join(" or ", headline.passing()));
    }

    /** Whether a label passes; empty where labels do not decide. */
    Optional<Boolean> passes(String label) {
        if (rule != null) {
            return rule instanceof PassRule.Labels labels
                    ? Optional.of(labels.labels().contains(label))
                    : Optional.empty();
        }
        return gate.scope() == Gate.Scope.VERDICT || headline.passing().isEmpty()
                ? Optional.empty()
                : Optional.of(headline.passing().contains(label));
    }
}
