package dev.assize.judges.provision;

import java.util.Comparator;

/**
 * One item of an extraction, as it was given; a field that is absent or null is empty.
 *
 * @param index its place in the list, from 0 on
 */
record ExtractedProvision(
        int index,
        String number,
        String key,
        String actType,
        String actName,
        String actDate,
        String provisionId,
        String actId,
        String provisionSequence,
        String actSequence) {

    static final Comparator<ExtractedProvision> BY_CONTENT = Comparator.comparing(ExtractedProvision::number)
            .thenComparing(ExtractedProvision::key)
            .thenComparing(ExtractedProvision::actName)
            .thenComparing(ExtractedProvision::actType)
            .thenComparing(ExtractedProvision::actDate)
            .thenComparing(ExtractedProvision::actId)
            .thenComparing(ExtractedProvision::provisionId);

    /** How messages speak of it. */
    String label() {
        String what = !number.isBlank() ? number : !key.isBlank() ? key : "no article";
        return "\"" + what + "\" of \"" + (actName.isBlank() ? "no act" : actName) + "\"";
    }
}
