package dev.assize.runs.report.html;

import dev.assize.core.finding.Severity;
import dev.assize.runs.report.CaseStatus;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a colour says. Nothing is said by colour alone. */
enum Tone {
    GOOD,
    BAD,
    WARN,
    INFO,
    IDLE;

    static Tone of(CaseStatus status) {
        return switch (status) {
            case PASSED -> GOOD;
            case NOT_PASSED, FAILED -> BAD;
            case UNDECIDED -> WARN;
            case JUDGED -> INFO;
            case INVALID -> IDLE;
        };
    }

    static Tone of(Severity severity) {
        return switch (severity) {
            case CRITICAL -> BAD;
            case MAJOR -> WARN;
            case MINOR -> INFO;
            case INFO -> IDLE;
        };
    }

    /** @param passes null where nobody said */
    static Tone ofPass(@Nullable Boolean passes) {
        return passes == null ? INFO : passes ? GOOD : BAD;
    }

    /** The name of the class in the style sheet. */
    String css() {
        return name().toLowerCase(Locale.ROOT);
    }
}
