package dev.assize.core.flow;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.failure.InvalidCase;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Why a case has no ruling, as the result line tells it.
 *
 * @param field, found, expected what is wrong with the record; empty unless the kind is INPUT
 */
public record CaseError(
        FailureKind kind, String message, @Nullable SourcePlace at, String field, String found, String expected) {

    public static CaseError of(Throwable failure, @Nullable SourcePlace at) {
        String where = at == null ? "" : at + ": ";
        if (failure instanceof InvalidCase invalid) {
            return new CaseError(
                    invalid.kind(),
                    where + invalid.getMessage(),
                    at,
                    invalid.field(),
                    invalid.found(),
                    invalid.expected());
        }
        FailureKind kind = failure instanceof CaseFailure known ? known.kind() : FailureKind.INTERNAL;
        String message = failure instanceof CaseFailure ? String.valueOf(failure.getMessage()) : mistake(failure);
        return new CaseError(kind, where + message, at, "", "", "");
    }

    private static String mistake(Throwable failure) {
        if (failure instanceof StackOverflowError) {
            return "the case is nested too deeply to be judged";
        }
        String said = failure.getMessage();
        return "internal error" + (said == null || said.isBlank() ? "" : ": " + said);
    }

    public Optional<SourcePlace> place() {
        return Optional.ofNullable(at);
    }
}
