package dev.assize.cli;

/** A command that cannot be started as it was given; the message says what to change. */
public final class SetupException extends RuntimeException {

    public SetupException(String message) {
        super(message);
    }
}
