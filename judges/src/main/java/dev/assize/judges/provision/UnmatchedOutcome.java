package dev.assize.judges.provision;

import dev.assize.text.Span;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of an item that has no partner.
 *
 * @param kind the issue; null when there is none
 * @param ifDenied the issue it becomes once somebody says that the source does not cite it; null when nobody is asked
 * @param reason for a person to read
 * @param place where the source shows why; null when nowhere
 */
record UnmatchedOutcome(
        @Nullable IssueKind kind,
        @Nullable IssueKind ifDenied,
        String reason,
        @Nullable Span place) {

    static UnmatchedOutcome issue(IssueKind kind, String reason, @Nullable Span place) {
        return new UnmatchedOutcome(kind, null, reason, place);
    }

    /** Supported by the source though not expected: it counts as a pair. */
    static UnmatchedOutcome supported(String reason) {
        return new UnmatchedOutcome(null, null, reason, null);
    }

    /** What the issue would be, were it proven: a question, which costs nothing until it is answered. */
    static UnmatchedOutcome disputed(IssueKind ifDenied, String reason, @Nullable Span place) {
        return new UnmatchedOutcome(null, ifDenied, reason, place);
    }

    boolean disputed() {
        return ifDenied != null;
    }

    boolean isHallucination() {
        return kind == IssueKind.HALLUCINATED_PROVISION
                || kind == IssueKind.BARE_ACT
                || kind == IssueKind.INVENTED_SUBDIVISION
                || kind == IssueKind.BASE_CONVENTION;
    }
}
