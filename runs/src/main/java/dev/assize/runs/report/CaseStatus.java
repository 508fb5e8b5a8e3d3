package dev.assize.runs.report;

import dev.assize.core.flow.Status;
import java.util.Locale;

/** Where a case stands: only the first two are counted in a pass rate. */
public enum CaseStatus {
    PASSED,
    NOT_PASSED,
    /** There is a verdict, and nobody said which verdicts pass. */
    JUDGED,
    UNDECIDED,
    INVALID,
    FAILED;

    static CaseStatus unjudged(Status status) {
        return switch (status) {
            case JUDGED -> JUDGED;
            case UNDECIDED -> UNDECIDED;
            case INVALID -> INVALID;
            case FAILED -> FAILED;
        };
    }

    /** {@code not passed}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
