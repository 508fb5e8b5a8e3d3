package dev.assize.judges.provision;

import dev.assize.core.finding.Severity;

/** What can be wrong with an extraction, with the severity that the document gives it. */
enum IssueKind {
    EMPTY_EXTRACTION("empty-extraction", Severity.CRITICAL),
    HALLUCINATED_PROVISION("hallucinated-provision", Severity.CRITICAL),
    BARE_ACT("bare-act", Severity.CRITICAL),
    INVENTED_SUBDIVISION("invented-subdivision", Severity.CRITICAL),
    BASE_CONVENTION("base-convention", Severity.CRITICAL),
    WRONG_DECISION("wrong-decision", Severity.CRITICAL),
    ID_INTEGRITY("id-integrity", Severity.CRITICAL),
    LANGUAGE_ENUM("language-enum", Severity.CRITICAL),

    MISSING_PROVISIONS("missing-provisions", Severity.MAJOR),
    INCOMPLETE_EXPANSION("incomplete-expansion", Severity.MAJOR),
    RANGE_OVERSHOOT("range-overshoot", Severity.MAJOR),
    WRONG_PARENT_ACT("wrong-parent-act", Severity.MAJOR),
    MISSING_HIERARCHY("missing-hierarchy", Severity.MAJOR),
    SPLIT_ACT("split-act", Severity.MAJOR),
    PARENT_NAME("parent-name", Severity.MAJOR),
    PARENT_DATE("parent-date", Severity.MAJOR),
    PROVISION_KEY("provision-key", Severity.MAJOR),

    MISSING_PROVISION("missing-provision", Severity.MINOR),
    DUPLICATE("duplicate", Severity.MINOR),
    VERBATIM("verbatim", Severity.MINOR),
    DATE_ABSENT("date-absent", Severity.MINOR),
    DATE_UNWRITTEN("date-unwritten", Severity.MINOR),
    ACT_KIND("act-kind", Severity.MINOR),
    SEQUENCE("sequence", Severity.MINOR);

    private final String code;
    private final Severity severity;

    IssueKind(String code, Severity severity) {
        this.code = code;
        this.severity = severity;
    }

    String code() {
        return code;
    }

    Severity severity() {
        return severity;
    }
}
