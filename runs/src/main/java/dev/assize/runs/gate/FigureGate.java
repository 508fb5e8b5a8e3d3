package dev.assize.runs.gate;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.projectnessie.cel.checker.Decls;
import org.projectnessie.cel.tools.Script;
import org.projectnessie.cel.tools.ScriptException;
import org.projectnessie.cel.tools.ScriptHost;

/** A condition (CEL) over named figures, some of which may be unknown: {@code detection.number < 0.95 || false_alarms > 0.02}. */
public final class FigureGate {

    private final String text;
    private final Script script;

    private FigureGate(String text, Script script) {
        this.text = text;
        this.script = script;
    }

    /**
     * Throws {@link GateException} for a condition that cannot be read, or names another figure.
     *
     * @param names the figures; a dot may stand in a name
     */
    public static FigureGate parse(String text, Collection<String> names) {
        ExpressionLimits.checkLength(text);
        ExpressionLimits.check(text);
        // The expression library tells syntax errors to standard error before it throws them; once is enough.
        PrintStream chatter = System.err;
        System.setErr(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        try {
            FigureGate gate = new FigureGate(text, compiled(text, names));
            Map<String, Object> made = new LinkedHashMap<>();
            names.forEach(name -> made.put(name, 0.5));
            gate.evaluate(made);
            return gate;
        } catch (ScriptException e) {
            throw new GateException("cannot read the condition '" + text + "': "
                    + ConditionMistake.of(text, String.valueOf(e.getMessage())) + "\nit may name "
                    + String.join(", ", names));
        } catch (StackOverflowError e) {
            throw new GateException("cannot read the condition: it is nested too deeply");
        } finally {
            System.setErr(chatter);
        }
    }

    private static Script compiled(String text, Collection<String> names) throws ScriptException {
        return ScriptHost.newBuilder()
                .build()
                .buildScript(text)
                .withDeclarations(names.stream()
                        .map(name -> Decls.newVar(name, Decls.Dyn))
                        .toList())
                .build();
    }

    /** Throws {@link GateException} when the condition hangs on a figure that nobody knows. */
    public boolean holds(Map<String, OptionalDouble> figures) {
        Map<String, Object> known = new LinkedHashMap<>();
        figures.forEach((name, value) -> value.ifPresent(number -> known.put(name, number)));
        try {
            return evaluate(known);
        } catch (ScriptException e) {
            List<String> unknown = figures.keySet().stream()
                    .filter(name -> !known.containsKey(name) && text.contains(name))
                    .toList();
            throw new GateException(
                    unknown.isEmpty()
                            ? "cannot evaluate the condition '" + text + "': "
                                    + ConditionMistake.of(text, String.valueOf(e.getMessage()))
                            : "cannot evaluate the condition '" + text + "': nothing was found to tell "
                                    + String.join(", ", unknown) + " from");
        }
    }

    private boolean evaluate(Map<String, Object> values) throws ScriptException {
        Object value = script.execute(Object.class, values);
        if (value instanceof Boolean truth) {
            return truth;
        }
        throw new GateException("cannot read the condition: it comes to " + value + ", expected true or false");
    }
}
