package dev.assize.runs.report;

import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Outcome;
import dev.assize.core.flow.Status;
import dev.assize.runs.gate.Gate;
import java.util.Optional;

/** What passes: whatever the user's condition on verdicts does not catch, or else the judge's passing labels. */
final class Criterion {

    private final Headline headline;
    private final Gate gate;
    private final String condition;

    /** @param condition the gate's own words; empty where the gate is open */
    Criterion(JudgeInfo judge, Gate gate, String condition) {
        this.headline = judge.headline();
        this.gate = gate;
        this.condition = condition;
    }

    CaseStatus of(Outcome outcome) {
        if (outcome.status() != Status.JUDGED) {
            return CaseStatus.unjudged(outcome.status());
        }
        Optional<Boolean> passes = gate.scope() == Gate.Scope.VERDICT
                ? Optional.of(!gate.catches(outcome))
                : outcome.verdict().flatMap(headline::findPass);
        return passes.map(yes -> yes ? CaseStatus.PASSED : CaseStatus.NOT_PASSED)
                .orElse(CaseStatus.JUDGED);
    }

    /** What passes, in words; empty when nobody said. */
    Optional<String> words() {
        if (gate.scope() == Gate.Scope.VERDICT) {
            return Optional.of("not " + condition);
        }
        return headline.passing().isEmpty() ? Optional.empty() : Optional.of(String.join(" or ", headline.passing()));
    }

    /** Whether a label passes; empty where labels do not decide. */
    Optional<Boolean> passes(String label) {
        return gate.scope() == Gate.Scope.VERDICT || headline.passing().isEmpty()
                ? Optional.empty()
                : Optional.of(headline.passing().contains(label));
    }
}
