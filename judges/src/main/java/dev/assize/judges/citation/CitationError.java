package dev.assize.judges.citation;

import java.util.Locale;

/** The mistakes that the document knows, in its order. */
enum CitationError {
    COURT_CHECK_SKIPPED,
    FR_NL_CONFUSION,
    ABBREVIATION_MISSED,
    GENERIC_OVERPUNISHED,
    JURISDICTION_MISMATCH_IGNORED,
    COURT_TYPE_MISMATCH_IGNORED,
    CASE_NUMBER_IGNORED,
    CASE_NUMBER_FALSE_MATCH,
    MISSING_CASE_NUMBER_PENALIZED,
    CONTEXT_MISREAD,
    OVERFIT_TO_KEYWORDS,
    CEILING_VIOLATED,
    ECLI_MISMATCH_IGNORED,
    NONE;

    private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** Under which it stands among the findings. */
    String code() {
        return code;
    }
}
