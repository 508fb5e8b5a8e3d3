package dev.assize.judges.provision;

/**
 * What was counted.
 *
 * @param expected the provisions demanded, and the disputed ones that the extraction has
 * @param extracted the items of the extraction
 * @param matched the pairs
 */
record Counts(int expected, int extracted, int matched, int missing, int hallucinated, int duplicates) {

    /** Whether matched / max(expected, 1) is under so many hundredths. */
    boolean recallIsUnder(int hundredths) {
        return 100L * matched < (long) hundredths * Math.max(expected, 1);
    }

    /** Whether matched / max(extracted, 1) is under so many hundredths. */
    boolean precisionIsUnder(int hundredths) {
        return 100L * matched < (long) hundredths * Math.max(extracted, 1);
    }
}
