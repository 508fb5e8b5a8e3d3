package dev.assize.core.probe;

import java.util.Locale;

/** What becomes of something in a verdict when the case changes. */
public enum Movement {
    FALLS,
    RISES,
    CHANGES,
    STAYS,
    /** It stays or falls. */
    DOES_NOT_RISE;

    /** As documents and files write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Whether it says what must not happen, and not what must. */
    public boolean isHarmless() {
        return this == STAYS || this == DOES_NOT_RISE;
    }
}
