package dev.assize.runs.gate;

import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.CaseResult;
import dev.assize.runs.summary.Summary;

/** Whether a run is good enough. Results are shown to it one by one; it answers at the end. Not shared between threads. */
public interface Gate {

    /** A gate that lets everything pass. */
    Gate OPEN = new Gate() {
        @Override
        public void see(CaseResult result) {}

        @Override
        public boolean fails(Summary summary) {
            return false;
        }

        @Override
        public String reason() {
            return "";
        }
    };

    /**
     * A label of the judge's verdicts or a status, or several joined by commas; otherwise an expression.
     *
     * @throws GateException when it is neither
     */
    static Gate parse(String text, JudgeInfo judge) {
        return OutcomeGate.parse(text, judge)
                .or(() -> ExpressionGate.parse(text, judge))
                .orElseThrow();
    }

    void see(CaseResult result);

    /** @throws GateException when an expression could not be evaluated */
    boolean fails(Summary summary);

    /** Why it fails, in one sentence; called only when it does. */
    String reason();
}
