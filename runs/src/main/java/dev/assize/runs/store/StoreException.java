package dev.assize.runs.store;

import dev.assize.core.failure.SetupFailure;
import org.jspecify.annotations.Nullable;

/** A store that cannot be used as it was meant; the message says which and what to do. It never holds a password. */
public final class StoreException extends SetupFailure {

    public StoreException(String message) {
        this((String) null, message);
    }

    public StoreException(String message, @Nullable Throwable cause) {
        super(null, message, cause);
    }

    private StoreException(@Nullable String setting, String problem) {
        super(setting, problem);
    }

    /** @param setting what is wrong, by the name that it has everywhere */
    public static StoreException of(String setting, String problem) {
        return new StoreException(setting, problem);
    }
}
