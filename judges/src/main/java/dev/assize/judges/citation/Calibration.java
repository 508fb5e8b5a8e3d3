package dev.assize.judges.citation;

/** Whether the confidence fits the evidence. */
enum Calibration {
    WELL_CALIBRATED,
    OVERCONFIDENT,
    UNDERCONFIDENT
}
