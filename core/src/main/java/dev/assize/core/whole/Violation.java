package dev.assize.core.whole;

import dev.assize.core.finding.Severity;

/** A way in which a whole verdict can be wrong; the codes are stable, reports count them. */
public enum Violation {
    SCHEMA_MISSING("schema-missing", Severity.MAJOR),
    SCHEMA_TYPE("schema-type", Severity.MAJOR),
    SCHEMA_EXTRA("schema-extra", Severity.MINOR),
    SCHEMA_FORM("schema-form", Severity.MINOR),
    /** A value that the document does not list. */
    ENUM_UNKNOWN("enum-unknown", Severity.MAJOR),
    /** A number beyond its scale. */
    OUT_OF_RANGE("out-of-range", Severity.MAJOR),
    /** A sum, ratio, formula or rounding that its own numbers contradict. */
    ARITHMETIC("arithmetic-corrected", Severity.MAJOR),
    /** The formula that applies to its own numbers is another. */
    FORMULA("wrong-formula", Severity.MAJOR),
    /** Numbers that cannot be together: more matched than there are. */
    COUNTS_IMPOSSIBLE("counts-impossible", Severity.MAJOR),
    /** A count and the list that it counts disagree. */
    COUNT_CONTRADICTS_LIST("count-contradicts-list", Severity.MAJOR),
    /** A limit of the document is passed. */
    CEILING("ceiling-broken", Severity.MAJOR),
    /** The label does not follow from its own score or issues. */
    VERDICT_LOGIC("verdict-contradicts-score", Severity.CRITICAL),
    /** Two of its fields cannot both hold. */
    CONTRADICTION("contradiction", Severity.MAJOR),
    /** What it says of the case is not so. */
    FACT("fact-corrected", Severity.MAJOR),
    /** What it says of the case is not so, and the label hangs on it. */
    LABEL("label-corrected", Severity.CRITICAL),
    /** Right by the document, which leaves room; the value that Assize settled on is given. */
    SETTLED("settled", Severity.INFO),
    /** Follows from a correction elsewhere. */
    CARRIED_OVER("carried-over", Severity.INFO),
    /** It does not say enough to rule. */
    UNDECIDABLE("reply-incomplete", Severity.CRITICAL);

    private final String code;
    private final Severity severity;

    Violation(String code, Severity severity) {
        this.code = code;
        this.severity = severity;
    }

    public String code() {
        return code;
    }

    public Severity severity() {
        return severity;
    }
}
