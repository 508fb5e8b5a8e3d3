package dev.assize.runs.gate;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.Outcome;
import dev.assize.core.flow.Status;
import dev.assize.runs.summary.FigureText;
import dev.assize.runs.summary.Summary;
import dev.assize.text.NearestName;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.projectnessie.cel.checker.Decls;
import org.projectnessie.cel.relocated.com.google.api.expr.v1alpha1.Decl;
import org.projectnessie.cel.tools.Script;
import org.projectnessie.cel.tools.ScriptException;
import org.projectnessie.cel.tools.ScriptHost;

/**
 * Fails when an expression (CEL) is true: of any judged case, over {@code score}, {@code label}, {@code findings} (their
 * codes) and {@code verdict}; or of the whole run, over {@code mean}, {@code pass_rate}, {@code share} (by label) and the counts
 * {@code cases}, {@code judged}, {@code undecided}, {@code invalid}, {@code failed}.
 */
final class ExpressionGate implements Gate {

    private static final String PASS_RATE = "pass_rate";

    private final String text;
    private final JudgeInfo judge;
    private final Script script;
    private final boolean ofACase;
    private final VerdictValues verdicts;
    private long seen;
    private String first = "";
    private String figures = "";
    private @Nullable GateException problem;

    private ExpressionGate(String text, JudgeInfo judge, Script script, boolean ofACase) {
        this.text = text;
        this.judge = judge;
        this.script = script;
        this.ofACase = ofACase;
        this.verdicts = new VerdictValues(judge.verdictSchema());
    }

    static ExpressionGate parse(String text, JudgeInfo judge) {
        ExpressionLimits.check(text);
        // The expression library tells syntax errors to standard error before it throws them; once is enough.
        PrintStream chatter = System.err;
        System.setErr(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        try {
            ExpressionGate gate = parsed(text, judge);
            new GateTrial(text, judge).hold(gate);
            ConstantComparison.in(text, new LinkedHashSet<>(judge.labels())).ifPresent(mistake -> {
                throw new GateException("the condition '" + text + "' tells no case from another: " + mistake);
            });
            return gate;
        } catch (StackOverflowError e) {
            throw new GateException("cannot read the condition: it is nested too deeply");
        } finally {
            System.setErr(chatter);
        }
    }

    private static ExpressionGate parsed(String text, JudgeInfo judge) {
        try {
            return new ExpressionGate(text, judge, compile(text, ofACase(judge.headline())), true);
        } catch (ScriptException notOfACase) {
            try {
                return new ExpressionGate(text, judge, compile(text, ofTheRun(judge.headline())), false);
            } catch (ScriptException e) {
                throw new GateException("cannot read the condition '" + text + "': "
                        + mistake(text, judge.headline(), notOfACase, e) + "; a case has "
                        + names(ofACase(judge.headline()))
                        + "; a run has " + names(ofTheRun(judge.headline())));
            }
        }
    }

    /** What is unknown to both is wrong; what only one of them knows must not be mixed with the other's. */
    private static String mistake(
            String text, Headline headline, ScriptException notOfACase, ScriptException notOfTheRun) {
        String one = String.valueOf(notOfACase.getMessage());
        String other = String.valueOf(notOfTheRun.getMessage());
        Optional<String> unknownToACase = ConditionMistake.unknown(one);
        Optional<String> unknownToTheRun = ConditionMistake.unknown(other);
        if (unknownToACase.isEmpty()) {
            return ConditionMistake.of(text, one);
        }
        if (unknownToTheRun.isEmpty()) {
            return ConditionMistake.of(text, other);
        }
        List<String> all = new ArrayList<>(namesOf(ofACase(headline)));
        all.addAll(namesOf(ofTheRun(headline)));
        List<Optional<String>> unknown = List.of(unknownToACase, unknownToTheRun);
        return unknown.stream()
                .flatMap(Optional::stream)
                .filter(name -> !all.contains(name))
                .findFirst()
                .map(name -> "there is no \"" + name + "\""
                        + NearestName.to(name, all)
                                .map(near -> "; did you mean \"" + near + "\"?")
                                .orElse(""))
                .orElse("it speaks of a case and of the run at once; make two conditions of it");
    }

    private static List<Decl> ofACase(Headline headline) {
        List<Decl> variables = new ArrayList<>();
        if (headline.hasScore()) {
            variables.add(Decls.newVar("score", Decls.Dyn));
        }
        if (headline.hasLabel()) {
            variables.add(Decls.newVar("label", Decls.String));
        }
        variables.add(Decls.newVar("findings", Decls.newListType(Decls.String)));
        variables.add(Decls.newVar("verdict", Decls.newMapType(Decls.String, Decls.Dyn)));
        return variables;
    }

    private static List<Decl> ofTheRun(Headline headline) {
        List<Decl> variables = new ArrayList<>();
        if (headline.hasScore()) {
            variables.add(Decls.newVar("mean", Decls.Dyn));
        }
        if (headline.hasLabel()) {
            variables.add(Decls.newVar("share", Decls.newMapType(Decls.String, Decls.Dyn)));
        }
        variables.add(Decls.newVar(PASS_RATE, Decls.Dyn));
        for (String count : List.of("cases", "judged", "undecided", "invalid", "failed")) {
            variables.add(Decls.newVar(count, Decls.Int));
        }
        return variables;
    }

    private static String names(List<Decl> variables) {
        return String.join(", ", namesOf(variables));
    }

    private static List<String> namesOf(List<Decl> variables) {
        return variables.stream().map(Decl::getName).toList();
    }

    private static Script compile(String text, List<Decl> variables) throws ScriptException {
        try {
            return ScriptHost.newBuilder()
                    .build()
                    .buildScript(text)
                    .withDeclarations(variables)
                    .build();
        } catch (RuntimeException e) {
            // The library fails so over some calls of functions that it does not have.
            throw new GateException("cannot read the condition '" + text + "': it calls something that is not there");
        }
    }

    @Override
    public boolean catches(Outcome result) {
        return ofACase
                && problem == null
                && result.verdict().isPresent()
                && isTrue(caseValues(result, result.verdict().get()));
    }

    @Override
    public void see(Outcome result) {
        if (catches(result) && seen++ == 0) {
            first = result.id();
        }
    }

    @Override
    public Seen seen() {
        return new Seen(seen, first, problem == null ? "" : String.valueOf(problem.getMessage()));
    }

    @Override
    public void add(Seen elsewhere) {
        first = seen == 0 ? elsewhere.first() : first;
        seen += elsewhere.cases();
        if (problem == null && !elsewhere.problem().isEmpty()) {
            problem = new GateException(elsewhere.problem());
        }
    }

    @Override
    public Scope scope() {
        return ofACase ? Scope.VERDICT : Scope.RUN;
    }

    @Override
    public boolean asksForAPassRate() {
        return !ofACase && names(PASS_RATE);
    }

    private boolean names(String figure) {
        return Pattern.compile("\\b" + figure + "\\b").matcher(text).find();
    }

    @Override
    public boolean fails(Summary summary) {
        boolean fails = ofACase ? seen > 0 : isTrue(ofTheRun(summary));
        if (problem != null) {
            throw problem;
        }
        return fails;
    }

    @Override
    public String reason() {
        return ofACase
                ? seen + (seen == 1 ? " case has " : " cases have ") + text + ", the first is " + first
                : "the run has " + text + figures;
    }

    /** The values, and in words those that the condition names: whoever reads that a gate failed wants to know by how much. */
    private Map<String, Object> ofTheRun(Summary summary) {
        Map<String, Object> values = runValues(summary);
        figures =
                Stream.of("mean", PASS_RATE).map(figure -> told(figure, values)).collect(Collectors.joining());
        return values;
    }

    private String told(String figure, Map<String, Object> values) {
        return names(figure) && values.get(figure) instanceof Double value
                ? "; " + figure + " is " + FigureText.number(value)
                : "";
    }

    private boolean isTrue(Map<String, Object> values) {
        try {
            return evaluate(values);
        } catch (ScriptException e) {
            problem = new GateException("cannot evaluate the condition '" + text + "': " + reason(e, values));
            return false;
        }
    }

    private String reason(ScriptException e, Map<String, Object> values) {
        boolean noMean = !ofACase && judge.headline().hasScore() && !values.containsKey("mean");
        if (asksForAPassRate() && !values.containsKey(PASS_RATE)) {
            return "no case was judged, so there is no pass rate";
        }
        return noMean
                ? "no case was judged, so there is no mean"
                : ConditionMistake.of(text, String.valueOf(e.getMessage()));
    }

    /** Throws {@link GateException} when it could not be evaluated for a case that was shown. */
    void requireEvaluated() {
        if (problem != null) {
            throw problem;
        }
    }

    boolean isOfACase() {
        return ofACase;
    }

    /** Whether it holds for these values. */
    boolean evaluate(Map<String, Object> values) throws ScriptException {
        return script.execute(Boolean.class, values);
    }

    private Map<String, Object> caseValues(Outcome result, ObjectNode verdict) {
        Map<String, Object> values = new LinkedHashMap<>();
        judge.headline().findScore(verdict).ifPresent(score -> values.put("score", score.doubleValue()));
        judge.headline().findLabel(verdict).ifPresent(label -> values.put("label", label));
        values.put("findings", result.findings().stream().map(Finding::code).toList());
        values.put("verdict", verdicts.of(verdict));
        return values;
    }

    private Map<String, Object> runValues(Summary summary) {
        Map<String, Object> shares = new LinkedHashMap<>();
        judge.labels()
                .forEach(label -> shares.put(label, summary.share(label).value().orElse(0)));
        Map<String, Object> values = new LinkedHashMap<>();
        summary.meanScore().ifPresent(mean -> values.put("mean", mean));
        summary.passes()
                .ifPresent(outcomes -> outcomes.decided().value().ifPresent(rate -> values.put(PASS_RATE, rate)));
        values.put("share", shares);
        values.put("cases", summary.cases());
        for (Status status : Status.values()) {
            values.put(status.word(), summary.count(status));
        }
        return values;
    }
}
