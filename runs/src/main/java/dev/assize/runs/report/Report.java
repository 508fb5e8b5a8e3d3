package dev.assize.runs.report;

import dev.assize.core.JudgeInfo;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.gate.Gate;
import dev.assize.runs.record.RecordedCase;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A run with its figures. The run is read once for the figures and again by each writer that shows single cases, so memory
 * holds no case longer than it is looked at.
 */
public final class Report {

    private final ReportRequest request;
    private final JudgeInfo judge;
    private final Gate gate;
    private final Criterion criterion;
    private final RunFigures figures;

    private Report(ReportRequest request, JudgeInfo judge, Gate gate, @Nullable PassRule pass) {
        this.request = request;
        this.judge = judge;
        this.gate = gate;
        String condition = request.condition();
        this.criterion = new Criterion(judge, gate, condition == null ? "" : condition, pass);
        this.figures = new RunFigures(judge, criterion, request.cluster(), request.by());
    }

    /** Reads the run; throws {@link ReportException} when it is not the run of one judge. */
    public static Report of(ReportRequest request) throws IOException {
        Optional<RecordedResult> sample = JudgeGuess.sample(request.run());
        if (sample.isEmpty()) {
            throw new ReportException(request.run().name() + " holds no results, so there is nothing to report");
        }
        RecordedResult first = sample.get();
        JudgeInfo judge = request.judges().apply(first.judge()).orElseGet(() -> JudgeGuess.of(first));
        String condition = request.condition();
        Gate gate = condition == null ? Gate.OPEN : Gate.parse(condition, judge);
        String pass = request.pass();
        PassRule.needed(gate.asksForAPassRate(), judge, pass).ifPresent(problem -> {
            throw ReportException.of("pass", problem);
        });
        Report report = new Report(request, judge, gate, pass == null ? null : rule(pass, judge));
        report.forEach(reported -> {
            gate.see(reported.result());
            report.figures.add(reported);
        });
        report.figures.close();
        return report;
    }

    private static PassRule rule(String pass, JudgeInfo judge) {
        try {
            return PassRule.parse(pass, judge);
        } catch (IllegalArgumentException e) {
            throw ReportException.of("pass", String.valueOf(e.getMessage()));
        }
    }

    public ReportRequest request() {
        return request;
    }

    /** The run's judge: as it is known here, or as its results let guess. */
    public JudgeInfo judge() {
        return judge;
    }

    public RunFigures figures() {
        return figures;
    }

    /** Why the user's condition is met, in one sentence; empty when it is not. */
    public Optional<String> objection() {
        return gate.fails(figures.summary()) ? Optional.of(gate.reason()) : Optional.empty();
    }

    /** Whether the user's condition, if any, speaks of the run as a whole. */
    public boolean hasConditionOfTheRun() {
        return gate.scope() == Gate.Scope.RUN;
    }

    /** What a reader must know before believing the figures. */
    public List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        if (figures.epochs().size() > 1) {
            warnings.add(
                    "These results are of " + figures.epochs().size() + " epochs ("
                            + String.join(", ", figures.epochs().keySet())
                            + "): judges, questions or answerers differ between them, so the figures mix what is not comparable.");
        }
        boolean known = request.judges().apply(judge.id()).isPresent();
        if (!known) {
            warnings.add("The judge " + judge.id()
                    + " is not known here: which labels pass and how far its scores go is not known either.");
        } else if (!figures.versions().containsKey(judge.version())
                || figures.versions().size() > 1) {
            warnings.add("These results are of version "
                    + String.join(", ", figures.versions().keySet()) + " of " + judge.id() + "; here it has version "
                    + judge.version() + ".");
        }
        return warnings;
    }

    /** Shows every case in the order of the run. */
    public void forEach(CaseVisitor visitor) throws IOException {
        request.run().forEach(recorded -> visitor.visit(reported(recorded)));
    }

    private ReportedCase reported(RecordedCase recorded) {
        RecordedResult result = recorded.result();
        if (!result.judge().equals(judge.id())) {
            throw new ReportException(request.run().name() + " holds results of " + judge.id() + " and of "
                    + result.judge() + "; report the judges apart, one file each");
        }
        return new ReportedCase(
                recorded.ordinal(),
                recorded.record(),
                result,
                criterion.of(result),
                gate.catches(result),
                result.verdict().flatMap(judge.headline()::findLabel).orElse(null),
                result.verdict().flatMap(judge.headline()::findScore).orElse(null));
    }

    /** Takes cases one by one. */
    @FunctionalInterface
    public interface CaseVisitor {
        void visit(ReportedCase reported) throws IOException;
    }
}
