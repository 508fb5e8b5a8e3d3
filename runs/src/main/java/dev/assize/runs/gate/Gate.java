package dev.assize.runs.gate;

import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Outcome;
import dev.assize.runs.summary.Summary;

/** Whether a run is good enough. Results are shown to it one by one; it answers at the end. Not shared between threads. */
public interface Gate {

    /** What a condition speaks of. */
    enum Scope {
        /** The verdicts of single cases. */
        VERDICT,
        /** Only whether single cases have a verdict. */
        STATUS,
        /** The run as a whole. */
        RUN
    }

    /** A gate that lets everything pass. */
    Gate OPEN = new Gate() {
        @Override
        public boolean catches(Outcome result) {
            return false;
        }

        @Override
        public void see(Outcome result) {}

        @Override
        public Seen seen() {
            return Seen.NOTHING;
        }

        @Override
        public void add(Seen elsewhere) {}

        @Override
        public Scope scope() {
            return Scope.STATUS;
        }

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
     * @throws GateException when it is neither, or an expression that can never be evaluated, or not in reasonable time
     */
    static Gate parse(String text, JudgeInfo judge) {
        ExpressionLimits.checkLength(text);
        return OutcomeGate.parse(text, judge).orElseGet(() -> ExpressionGate.parse(text, judge));
    }

    /**
     * Whether the condition holds for this case; never where it is one of the whole run, nor where it cannot be
     * evaluated, which {@link #fails} tells.
     */
    boolean catches(Outcome result);

    /** Shows a case to the gate, each once. */
    void see(Outcome result);

    /**
     * What a gate has seen, in a form that travels between machines.
     *
     * @param cases how many cases the condition caught
     * @param first the id of the first of them; empty without any
     * @param problem why the condition could not be evaluated; empty when it could
     */
    record Seen(long cases, String first, String problem) {
        public static final Seen NOTHING = new Seen(0, "", "");
    }

    /** What was shown to this gate so far. */
    Seen seen();

    /** Counts what was shown to another gate of the same condition, as if it came after what was shown to this one. */
    void add(Seen elsewhere);

    Scope scope();

    /** Whether the condition asks for a pass rate, which needs somebody to say what passes. */
    default boolean asksForAPassRate() {
        return false;
    }

    /** @throws GateException when an expression could not be evaluated */
    boolean fails(Summary summary);

    /** Why it fails, in one sentence; called only when it does. */
    String reason();
}
