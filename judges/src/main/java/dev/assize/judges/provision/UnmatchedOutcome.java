package dev.assize.judges.provision;

import dev.assize.text.Span;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of an item that has no partner.
 *
 * @param kind the issue; null when there is none
 * @param disputed whether the source supports it in a way that can be seen differently
 * @param reason for a person to read
 * @param place where the source shows why; null when nowhere
 */
record UnmatchedOutcome(
        @Nullable IssueKind kind,
        boolean disputed,
        String reason,
        @Nullable Span place) {

    static UnmatchedOutcome issue(IssueKind kind, String reason, @Nullable Span place) {
        return new UnmatchedOutcome(kind, false, reason, place);
    }

    /** Supported by the source though not expected: it counts as a pair. */
    static UnmatchedOutcome supported(String reason) {
        return new UnmatchedOutcome(null, false, reason, null);
    }

    static UnmatchedOutcome disputed(String reason, @Nullable Span place) {
        return new UnmatchedOutcome(null, true, reason, place);
    }

    boolean isHallucination() {
        return kind == IssueKind.HALLUCINATED_PROVISION
                || kind == IssueKind.BARE_ACT
                || kind == IssueKind.INVENTED_SUBDIVISION
                || kind == IssueKind.BASE_CONVENTION;
    }
}
