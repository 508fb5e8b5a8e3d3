package dev.assize.judges.provision;

import java.util.Locale;

/** How far an extraction has to expand lists and ranges; a setting, because teams differ. */
public enum RangePolicy {
    /** Every member, as the document says. */
    ALL,
    /** Every article; of the sub-divisions of an article one is enough. */
    ARTICLES,
    /** Only the first and the last article of a range. */
    ENDS;

    public static final String SETTING = "ranges";

    String written() {
        return name().toLowerCase(Locale.ROOT);
    }
}
