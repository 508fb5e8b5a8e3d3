package dev.assize.runs.dataset;

/** Data that cannot be opened at all; the message says which and what to do. */
public final class DatasetException extends RuntimeException {

    public DatasetException(String message) {
        super(message);
    }
}
