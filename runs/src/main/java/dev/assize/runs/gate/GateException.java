package dev.assize.runs.gate;

/** A condition that cannot be understood or evaluated; the message says what can be. */
public final class GateException extends RuntimeException {

    public GateException(String message) {
        super(message);
    }
}
