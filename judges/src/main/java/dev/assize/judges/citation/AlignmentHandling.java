package dev.assize.judges.citation;

/** How the system dealt with the courts; in a verdict, the first that holds in this order. */
enum AlignmentHandling {
    WRONG_COURT_ACCEPTED,
    WRONG_JURISDICTION_UNDERPUNISHED,
    MISSED_COURT_MATCH,
    WRONG_JURISDICTION_OVERPUNISHED,
    SKIPPED_COURT_CHECK,
    CORRECT_ALIGNMENT
}
