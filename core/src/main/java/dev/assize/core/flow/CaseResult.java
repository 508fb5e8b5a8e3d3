package dev.assize.core.flow;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Expense;
import dev.assize.core.Finding;
import dev.assize.core.JudgeId;
import dev.assize.core.Ruling;
import dev.assize.core.Verdict;
import dev.assize.core.question.Answers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All that is known of one case after its hearing. Its written form is {@link dev.assize.core.json.ResultJson}.
 *
 * @param doubting what hangs on answers that are not sure; null when nothing is doubtful
 */
public record CaseResult(
        String id,
        JudgeId judge,
        String version,
        Epoch epoch,
        Status status,
        @Nullable ObjectNode form,
        List<Finding> findings,
        Answers answers,
        Map<String, JsonNode> extras,
        Expense expense,
        @Nullable Doubt doubting,
        @Nullable CaseError failure)
        implements Outcome {

    public CaseResult {
        findings = List.copyOf(findings);
        extras = Collections.unmodifiableMap(new LinkedHashMap<>(extras));
    }

    /** Who heard the case, the same for every case of a run. */
    public record Heading(JudgeId judge, String version, Epoch epoch) {}

    /** @param remarks what the answerers noticed; they come after the judge's own findings */
    static CaseResult ruled(
            String id,
            Heading heading,
            Ruling ruling,
            Answers answers,
            List<Finding> remarks,
            Expense expense,
            @Nullable Doubt doubt) {
        List<Finding> findings = new ArrayList<>(ruling.findings());
        findings.addAll(remarks);
        Status status = ruling.verdict() instanceof Verdict.Decided ? Status.JUDGED : Status.UNDECIDED;
        return new CaseResult(
                id,
                heading.judge,
                heading.version,
                heading.epoch,
                status,
                ruling.verdict().form().orElse(null),
                findings,
                answers,
                ruling.extras(),
                expense,
                doubt,
                null);
    }

    /** @param expense what was paid before it became clear that there would be no ruling */
    static CaseResult unheard(String id, Heading heading, Status status, CaseError error, Expense expense) {
        return new CaseResult(
                id,
                heading.judge,
                heading.version,
                heading.epoch,
                status,
                null,
                List.of(),
                Answers.none(),
                Map.of(),
                expense,
                null,
                error);
    }

    /** The same result with other extras and another expense. */
    CaseResult with(Map<String, JsonNode> newExtras, Expense newExpense) {
        return new CaseResult(
                id, judge, version, epoch, status, form, findings, answers, newExtras, newExpense, doubting, failure);
    }

    @Override
    public Optional<ObjectNode> verdict() {
        return Optional.ofNullable(form);
    }

    @Override
    public Optional<Doubt> doubt() {
        return Optional.ofNullable(doubting);
    }

    public Optional<CaseError> error() {
        return Optional.ofNullable(failure);
    }
}
