package dev.assize.runs.dataset;

import dev.assize.core.failure.SetupFailure;
import org.jspecify.annotations.Nullable;

/** Data that cannot be opened at all; the message says which and what to do. */
public final class DatasetException extends SetupFailure {

    public DatasetException(String message) {
        this((String) null, message);
    }

    private DatasetException(@Nullable String setting, String problem) {
        super(setting, problem);
    }

    /** @param setting what is wrong, by the name that it has everywhere */
    public static DatasetException of(String setting, String problem) {
        return new DatasetException(setting, problem);
    }
}
