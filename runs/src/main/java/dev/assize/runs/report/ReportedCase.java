package dev.assize.runs.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Finding;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.core.result.RecordedResult;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A case as a report shows it.
 *
 * @param ordinal its place in the run, from 0
 * @param record the case as it was judged; null where only results were kept
 * @param caught whether the user's condition holds for it
 * @param named the label of its verdict; null without one
 * @param scored the score of its verdict; null without one
 */
public record ReportedCase(
        long ordinal,
        @Nullable ObjectNode record,
        RecordedResult result,
        CaseStatus status,
        boolean caught,
        @Nullable String named,
        @Nullable BigDecimal scored) {

    public Optional<ObjectNode> subject() {
        return Optional.ofNullable(record);
    }

    public Optional<String> label() {
        return Optional.ofNullable(named);
    }

    public Optional<BigDecimal> score() {
        return Optional.ofNullable(scored);
    }

    /** The label and the score of the verdict, or why there is none: {@code PASS 90}, {@code undecided}. */
    public String outcome() {
        String told = (label().orElse("") + " "
                        + score().map(BigDecimal::toPlainString).orElse(""))
                .strip();
        return told.isEmpty() ? status.word() : told;
    }

    /** The findings, gravest first, each severity in the order of the judge. */
    public List<Finding> findings() {
        return result.findings().stream()
                .sorted(Comparator.comparing(Finding::severity))
                .toList();
    }

    /** What there is to say first: the error, what an undecided case waits for, the gravest finding, or nothing. */
    public String gist() {
        return result.error()
                .or(this::waitsFor)
                .or(() -> findings().stream().findFirst().map(Finding::message))
                .orElse("");
    }

    private Optional<String> waitsFor() {
        return status != CaseStatus.UNDECIDED
                ? Optional.empty()
                : result.answers().stream()
                        .filter(answer -> answer.withheld().isPresent())
                        .findFirst()
                        .map(answer -> "no answer to " + answer.question() + " ("
                                + answer.withheld().orElseThrow().replace('_', ' ') + ")");
    }

    public long withheld() {
        return result.answers().stream()
                .filter(answer -> answer.withheld().isPresent())
                .count();
    }

    /** Whether the answer is less sure than the threshold. */
    boolean isDoubtful(RecordedAnswer answer) {
        return result.doubt()
                .filter(doubt ->
                        doubt.answers().stream().anyMatch(id -> id.value().equals(answer.question())))
                .isPresent();
    }

    /** Whether those who voted on a question did not all say the same. */
    public boolean isSplit() {
        return result.answers().stream().anyMatch(ReportedCase::isSplit);
    }

    static boolean isSplit(RecordedAnswer answer) {
        return answer.ballots().stream()
                        .map(ballot -> String.valueOf(ballot.stated()))
                        .distinct()
                        .count()
                > 1;
    }
}
