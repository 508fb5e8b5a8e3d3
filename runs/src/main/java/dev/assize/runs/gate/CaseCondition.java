package dev.assize.runs.gate;

import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Outcome;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.projectnessie.cel.tools.ScriptException;

/** An expression over the verdict of one case: {@code score >= 3 && !("missing-fact" in findings)}. Not shared between threads. */
public final class CaseCondition {

    private final String text;
    private final ExpressionGate expression;

    private CaseCondition(String text, ExpressionGate expression) {
        this.text = text;
        this.expression = expression;
    }

    /** @throws GateException when it cannot be read, or is about the run as a whole */
    public static CaseCondition parse(String text, JudgeInfo judge) {
        ExpressionLimits.checkLength(text);
        ExpressionGate expression = ExpressionGate.parse(text, judge);
        if (!expression.isOfACase()) {
            throw new GateException(
                    "\"" + text + "\" is about the run as a whole; say it of one case, such as 'score >= 3'");
        }
        return new CaseCondition(text, expression);
    }

    public String text() {
        return text;
    }

    /** Whether it holds for a case that has a verdict; throws {@link GateException} when it cannot be told. */
    public boolean holds(Outcome result) {
        boolean holds = expression.catches(result);
        expression.requireEvaluated();
        return holds;
    }

    /** Whether it holds as far as a label and a score tell; empty when it asks for more. */
    public Optional<Boolean> holds(@Nullable String label, @Nullable BigDecimal score) {
        Map<String, Object> values = new LinkedHashMap<>();
        if (score != null) {
            values.put("score", score.doubleValue());
        }
        if (label != null) {
            values.put("label", label);
        }
        try {
            return text.contains("findings") || text.contains("verdict")
                    ? Optional.empty()
                    : Optional.of(expression.evaluate(values));
        } catch (ScriptException e) {
            return Optional.empty();
        }
    }
}
