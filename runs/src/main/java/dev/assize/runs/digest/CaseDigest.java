package dev.assize.runs.digest;

import dev.assize.core.flow.Status;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of one case's result.
 *
 * @param name the verdict's label; null when it has none
 * @param points the verdict's score; null when it has none
 * @param findings the codes of all findings, in order, each as often as it was found
 * @param content tells one record from another; null where only the result was kept
 * @param passed whether it passes; null when it was not judged or nobody says what passes
 * @param group what the case belongs to, as the chosen field says; null when none was chosen or the case lacks it
 */
public record CaseDigest(
        Status status,
        @Nullable String name,
        @Nullable BigDecimal points,
        List<String> findings,
        @Nullable Long content,
        @Nullable Boolean passed,
        @Nullable String group) {

    public boolean isJudged() {
        return status == Status.JUDGED;
    }

    public Optional<String> label() {
        return Optional.ofNullable(name);
    }

    public Optional<BigDecimal> score() {
        return Optional.ofNullable(points);
    }

    public Optional<String> cluster() {
        return Optional.ofNullable(group);
    }
}
