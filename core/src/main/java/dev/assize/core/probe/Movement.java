package dev.assize.core.probe;

import java.util.Locale;

/** What becomes of something in a verdict when the case changes. */
public enum Movement {
    FALLS,
    RISES,
    CHANGES,
    STAYS;

    /** As documents and files write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
