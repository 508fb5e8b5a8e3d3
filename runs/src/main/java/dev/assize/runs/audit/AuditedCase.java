package dev.assize.runs.audit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Status;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.core.result.RecordedResult;
import dev.assize.core.whole.WholePromptJudge;
import java.util.List;
import java.util.Optional;

/**
 * One case with what a model replied to it.
 *
 * @param audited the case as judged with the reply, corrected
 * @param own the case as Assize judges it
 * @param replied whether there was a reply at all
 */
public record AuditedCase(RecordedResult audited, CaseResult own, boolean replied) {

    public String id() {
        return own.id();
    }

    /** The reply as it came; empty when there is none, or none that could be read. */
    public Optional<ObjectNode> reply() {
        return asked().flatMap(RecordedAnswer::value).map(ObjectNode.class::cast);
    }

    private Optional<RecordedAnswer> asked() {
        return audited.answers().stream()
                .filter(answer -> answer.question().equals(WholePromptJudge.VERDICT.value()))
                .findFirst();
    }

    public boolean isInvalid() {
        return own.status() == Status.INVALID || audited.status() == Status.FAILED;
    }

    /** There is a reply, and no verdict could be found in it. */
    public boolean isUnreadable() {
        return replied && !isInvalid() && reply().isEmpty();
    }

    /** Why it is unreadable, or why the case could not be audited. */
    public String problem() {
        return audited.error()
                .or(() ->
                        asked().filter(answer -> answer.withheld().isPresent()).map(RecordedAnswer::rationale))
                .orElse("");
    }

    /** The rules that the reply breaks; what was only settled or carried over is none. */
    public List<Finding> violations() {
        return reply().isEmpty()
                ? List.of()
                : audited.findings().stream()
                        .filter(finding -> finding.severity() != Severity.INFO && isAboutReply(finding))
                        .toList();
    }

    /** Findings about a reply begin with the place; others are about the case or its texts. */
    private static boolean isAboutReply(Finding finding) {
        return finding.message().startsWith("/") || finding.message().startsWith("the reply");
    }
}
