package dev.assize.runs.audit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Status;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Value;
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
public record AuditedCase(CaseResult audited, CaseResult own, boolean replied) {

    public String id() {
        return own.id();
    }

    /** The reply as it came; empty when there is none, or none that could be read. */
    public Optional<ObjectNode> reply() {
        Answers answers = audited.answers();
        if (!answers.has(WholePromptJudge.VERDICT)) {
            return Optional.empty();
        }
        return answers.require(WholePromptJudge.VERDICT).value().map(value -> ((Value.Document) value).content());
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
        if (audited.error().isPresent()) {
            return audited.error().get().message();
        }
        Answers answers = audited.answers();
        return answers.has(WholePromptJudge.VERDICT)
                        && answers.require(WholePromptJudge.VERDICT) instanceof Answer.Withheld withheld
                ? withheld.detail()
                : "";
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
