package dev.assize.runs.report;

import dev.assize.core.JudgeId;
import dev.assize.core.JudgeInfo;
import dev.assize.core.record.FieldPath;
import dev.assize.runs.record.RecordedRun;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What is to be reported.
 *
 * @param judges finds a judge that is known here
 * @param condition what a case or the run must not be, in the words of a gate; null for none
 * @param pass which verdicts pass, as a user writes it; null for what the condition and the judge say
 * @param cluster where records keep what makes cases belong together; null when they do not
 * @param by where records keep what the figures are shown apart by; null for one set of figures
 * @param facts what else is known of the run, such as when it was started
 * @param made when the report is made
 */
public record ReportRequest(
        RecordedRun run,
        Function<JudgeId, Optional<JudgeInfo>> judges,
        @Nullable String condition,
        @Nullable String pass,
        @Nullable FieldPath cluster,
        @Nullable FieldPath by,
        List<Fact> facts,
        Instant made) {

    public ReportRequest {
        facts = List.copyOf(facts);
    }

    /** A report with one set of figures. */
    public ReportRequest(
            RecordedRun run,
            Function<JudgeId, Optional<JudgeInfo>> judges,
            @Nullable String condition,
            @Nullable FieldPath cluster,
            List<Fact> facts,
            Instant made) {
        this(run, judges, condition, null, cluster, null, facts, made);
    }

    /** Something known of a run: {@code started}, {@code 2026-11-15 16:40 UTC}. */
    public record Fact(String name, String value) {}
}
