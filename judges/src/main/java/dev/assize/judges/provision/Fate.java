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
record Fate(
        @Nullable IssueKind kind,
        boolean disputed,
        String reason,
        @Nullable Span place) {

    static Fate issue(IssueKind kind, String reason, @Nullable Span place) {
        return new Fate(kind, false, reason, place);
    }

    /** Supported by the source though not expected: it counts as a pair. */
    static Fate supported(String reason) {
        return new Fate(null, false, reason, null);
    }

    static Fate disputed(String reason, @Nullable Span place) {
        return new Fate(null, true, reason, place);
    }

    boolean isHallucination() {
        return kind == IssueKind.HALLUCINATED_PROVISION
                || kind == IssueKind.BARE_ACT
                || kind == IssueKind.INVENTED_SUBDIVISION
                || kind == IssueKind.BASE_CONVENTION;
    }
}
