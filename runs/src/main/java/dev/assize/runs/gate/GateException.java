package dev.assize.runs.gate;

import dev.assize.core.failure.SetupFailure;

/** A condition that cannot be understood or evaluated; the message says what can be. */
final class GateException extends SetupFailure {

    GateException(String message) {
        super(null, message);
    }
}
