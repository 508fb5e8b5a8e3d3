package dev.assize.judges.provision;

import dev.assize.core.catalog.JudgeSettings;
import java.util.Locale;

/** How far an extraction has to expand lists and ranges; a setting, because teams differ. */
enum RangePolicy {
    /** Every member, as the document says. */
    ALL,
    /** Every article; of the sub-divisions of an article one is enough. */
    ARTICLES,
    /** Only the first and the last article of a range. */
    ENDS;

    public static final String SETTING = "ranges";

    /** Throws {@link IllegalArgumentException} for another setting, and for another value. */
    static RangePolicy of(JudgeSettings settings) {
        return settings.allow(SETTING).choice(SETTING, ALL);
    }

    String written() {
        return name().toLowerCase(Locale.ROOT);
    }
}
