package dev.assize.core.flow;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeId;
import dev.assize.core.Ruling;
import dev.assize.core.Verdict;
import dev.assize.core.finding.Finding;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Expense;
import dev.assize.core.question.QuestionId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All that is known of one case after its hearing, in one of four ways it can end. Its written form is
 * {@link dev.assize.core.result.ResultJson}.
 */
public sealed interface CaseResult extends Outcome {

    /** Who heard the case, the same for every case of a run. */
    record Heading(JudgeId judge, String version, Epoch epoch) {}

    Heading heading();

    /** What was asked and answered; none where there is no ruling. */
    Answers answers();

    /** What the result shows beside the verdict, by its name. */
    Map<String, JsonNode> extras();

    /** Why there is no ruling; empty where there is one. */
    default Optional<CaseError> error() {
        return Optional.empty();
    }

    @Override
    default Optional<ObjectNode> verdict() {
        return Optional.empty();
    }

    @Override
    default Optional<Doubt> doubt() {
        return Optional.empty();
    }

    /** The same result with other extras and another expense. */
    CaseResult with(Map<String, JsonNode> otherExtras, Expense otherExpense);

    @Override
    default JudgeId judge() {
        return heading().judge();
    }

    @Override
    default String version() {
        return heading().version();
    }

    @Override
    default Epoch epoch() {
        return heading().epoch();
    }

    /**
     * There is a verdict.
     *
     * @param written the verdict in the form that the judge's document prescribes
     * @param doubting what hangs on answers that are not sure; null when nothing is doubtful
     */
    record Judged(
            String id,
            Heading heading,
            ObjectNode written,
            List<Finding> findings,
            Answers answers,
            Map<String, JsonNode> extras,
            Expense expense,
            @Nullable Doubt doubting)
            implements CaseResult {

        public Judged {
            findings = List.copyOf(findings);
            extras = copy(extras);
        }

        @Override
        public Status status() {
            return Status.JUDGED;
        }

        @Override
        public Optional<ObjectNode> verdict() {
            return Optional.of(written);
        }

        @Override
        public Optional<Doubt> doubt() {
            return Optional.ofNullable(doubting);
        }

        @Override
        public Judged with(Map<String, JsonNode> otherExtras, Expense otherExpense) {
            return new Judged(id, heading, written, findings, answers, otherExtras, otherExpense, doubting);
        }
    }

    /** @param waitingFor the questions that the verdict hangs on and nobody answered, at least one */
    record Undecided(
            String id,
            Heading heading,
            List<QuestionId> waitingFor,
            List<Finding> findings,
            Answers answers,
            Map<String, JsonNode> extras,
            Expense expense)
            implements CaseResult {

        public Undecided {
            waitingFor = List.copyOf(waitingFor);
            findings = List.copyOf(findings);
            extras = copy(extras);
        }

        @Override
        public Status status() {
            return Status.UNDECIDED;
        }

        @Override
        public Undecided with(Map<String, JsonNode> otherExtras, Expense otherExpense) {
            return new Undecided(id, heading, waitingFor, findings, answers, otherExtras, otherExpense);
        }
    }

    /** A result without a ruling. */
    sealed interface Unheard extends CaseResult {

        CaseError reason();

        @Override
        default Optional<CaseError> error() {
            return Optional.of(reason());
        }

        @Override
        default List<Finding> findings() {
            return List.of();
        }

        @Override
        default Answers answers() {
            return Answers.none();
        }
    }

    /**
     * The record is no case of this judge.
     *
     * @param reason what is wrong with it
     * @param expense what was paid before that became clear
     */
    record Invalid(String id, Heading heading, CaseError reason, Map<String, JsonNode> extras, Expense expense)
            implements Unheard {

        public Invalid {
            extras = copy(extras);
        }

        @Override
        public Status status() {
            return Status.INVALID;
        }

        @Override
        public Invalid with(Map<String, JsonNode> otherExtras, Expense otherExpense) {
            return new Invalid(id, heading, reason, otherExtras, otherExpense);
        }
    }

    /**
     * The case could not be heard for a reason that is not in the record.
     *
     * @param expense what was paid before it failed
     */
    record Failed(String id, Heading heading, CaseError reason, Map<String, JsonNode> extras, Expense expense)
            implements Unheard {

        public Failed {
            extras = copy(extras);
        }

        @Override
        public Status status() {
            return Status.FAILED;
        }

        @Override
        public Failed with(Map<String, JsonNode> otherExtras, Expense otherExpense) {
            return new Failed(id, heading, reason, otherExtras, otherExpense);
        }
    }

    /**
     * What a ruling comes to.
     *
     * @param remarks what the answerers noticed; they come after the judge's own findings
     * @param doubt of a decided verdict; null when nothing is doubtful
     */
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
        if (ruling.verdict() instanceof Verdict.Undecided undecided) {
            return new Undecided(id, heading, undecided.waitingFor(), findings, answers, ruling.extras(), expense);
        }
        ObjectNode written = ruling.verdict().form().orElseThrow();
        return new Judged(id, heading, written, findings, answers, ruling.extras(), expense, doubt);
    }

    private static Map<String, JsonNode> copy(Map<String, JsonNode> extras) {
        return extras.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(extras));
    }
}
