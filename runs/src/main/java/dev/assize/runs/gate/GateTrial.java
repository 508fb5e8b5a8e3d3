package dev.assize.runs.gate;

import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Status;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.projectnessie.cel.tools.ScriptException;

/** Tries a condition on made-up values, so that what can never be evaluated is known before anything is judged or paid. */
record GateTrial(String text, JudgeInfo judge) {
    /** How long one evaluation may take; there will be one for each case. */
    private static final long MOST_MILLIS = 250;

    /** How long is waited for two evaluations, the first of which also loads what is needed. */
    private static final long TIMEOUT_SECONDS = 5;

    /** Throws {@link GateException} when the condition cannot be evaluated, or not in reasonable time. */
    void hold(ExpressionGate gate) {
        SampleVerdict verdict = sample(SampleVerdict.Values.LEAST);
        Map<String, Object> values = gate.isOfACase() ? ofACase(verdict.fields(), List.of("code"), 0) : ofTheRun(0);
        FutureTask<Long> trial = new FutureTask<>(() -> {
            evaluate(gate, values);
            long start = System.nanoTime();
            evaluate(gate, values);
            return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        });
        Thread thread = new Thread(trial, "assize-condition");
        thread.setDaemon(true);
        thread.start();
        try {
            if (trial.get(TIMEOUT_SECONDS, TimeUnit.SECONDS) > MOST_MILLIS) {
                throw tooSlow();
            }
        } catch (TimeoutException e) {
            throw tooSlow();
        } catch (ExecutionException e) {
            refuse(e.getCause(), verdict);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        requireShortLists(gate);
    }

    /** What divides by zero may do so for the first made-up values alone, where all numbers are the least. */
    private void evaluate(ExpressionGate gate, Map<String, Object> values) throws ScriptException {
        try {
            gate.evaluate(values);
        } catch (ScriptException e) {
            if (!isDivision(String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT))) {
                throw e;
            }
            gate.evaluate(
                    gate.isOfACase()
                            ? ofACase(sample(SampleVerdict.Values.VARIED).fields(), List.of("code"), 1)
                            : ofTheRun(1));
        }
    }

    /** Nobody knows how many findings a case will have, so a condition must stand a list with nothing in it. */
    private void requireShortLists(ExpressionGate gate) {
        if (!gate.isOfACase()) {
            return;
        }
        try {
            gate.evaluate(ofACase(sample(SampleVerdict.Values.FEW_ENTRIES).fields(), List.of(), 0));
        } catch (ScriptException e) {
            if (ConditionMistake.isShortList(String.valueOf(e.getMessage()))) {
                throw new GateException("cannot evaluate the condition '" + text + "' for a case whose list is shorter;"
                        + " say what is to be in it, as \"code\" in findings, or ask for its size first, as"
                        + " size(findings) > 3 && …");
            }
        }
    }

    private SampleVerdict sample(SampleVerdict.Values values) {
        return new SampleVerdict(judge.verdictSchema(), values);
    }

    private static boolean isDivision(String told) {
        return told.contains("divide by zero") || told.contains("division by zero") || told.contains("modulus by zero");
    }

    private GateException tooSlow() {
        return new GateException("cannot evaluate the condition in reasonable time: " + text);
    }

    /** Some mistakes are those of the made-up values: a list that is shorter, a field that only some have. */
    private void refuse(@Nullable Throwable cause, SampleVerdict verdict) {
        if (!(cause instanceof ScriptException known)) {
            throw new GateException("cannot evaluate the condition '" + text + "': it needs too much of the machine");
        }
        String message = ConditionMistake.of(text, String.valueOf(known.getMessage()));
        String told = (known.getMessage() + "\n" + message).toLowerCase(Locale.ROOT);
        boolean ofTheSample = ConditionMistake.isShortList(told)
                || ((told.contains("no such key") || told.contains("no such field")) && verdict.mayHave(message));
        if (!ofTheSample) {
            throw new GateException("cannot evaluate the condition '" + text + "': " + message);
        }
    }

    private Map<String, Object> ofACase(Map<String, Object> verdict, List<String> findings, int more) {
        Map<String, Object> values = new LinkedHashMap<>();
        if (judge.headline().hasScore()) {
            values.put("score", lowestScore() + more);
        }
        if (judge.headline().hasLabel()) {
            values.put("label", judge.labels().isEmpty() ? "" : judge.labels().get(0));
        }
        values.put("findings", findings);
        values.put("verdict", verdict);
        return values;
    }

    private double lowestScore() {
        return judge.scores().map(range -> range.least().doubleValue()).orElse(0.0);
    }

    /** @param more by how much each count is greater than the one before it */
    private Map<String, Object> ofTheRun(int more) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("mean", lowestScore() + more);
        values.put("pass_rate", 0.5);
        Map<String, Object> shares = new LinkedHashMap<>();
        judge.labels().forEach(label -> shares.put(label, 0.5));
        values.put("share", shares);
        values.put("cases", 2L + 100L * more);
        long place = 0;
        for (Status status : Status.values()) {
            // Squares, so that no difference of two of them is that of two others.
            values.put(status.word(), 1L + more * place * place);
            place++;
        }
        return values;
    }
}
