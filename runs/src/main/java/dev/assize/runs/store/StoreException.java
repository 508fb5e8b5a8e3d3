package dev.assize.runs.store;

import org.jspecify.annotations.Nullable;

/** A store that cannot be used as it was meant; the message says which and what to do. It never holds a password. */
public final class StoreException extends RuntimeException {

    public StoreException(String message) {
        this(message, null);
    }

    public StoreException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
