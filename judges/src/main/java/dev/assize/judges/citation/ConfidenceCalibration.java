package dev.assize.judges.citation;

/** Whether the confidence fits the evidence. */
enum ConfidenceCalibration {
    WELL_CALIBRATED,
    OVERCONFIDENT,
    UNDERCONFIDENT
}
