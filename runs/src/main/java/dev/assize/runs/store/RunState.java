package dev.assize.runs.store;

import java.util.Locale;

/** How far a run is. */
public enum RunState {
    /** It goes on at this moment, or was cut off and can be resumed. */
    UNFINISHED,
    /** Every case has its result. */
    FINISHED;

    String written() {
        return name().toLowerCase(Locale.ROOT);
    }

    static RunState read(String written) {
        return valueOf(written.toUpperCase(Locale.ROOT));
    }
}
