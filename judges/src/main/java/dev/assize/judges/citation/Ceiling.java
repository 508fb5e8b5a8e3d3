package dev.assize.judges.citation;

/** A limit that no confidence may pass, whatever else speaks for a match. Lowest first. */
enum Ceiling {
    OTHER_TYPE(15, 20, "Different court type: max 15-20%"),
    OTHER_SEAT(55, 55, "Specific court, different jurisdiction: max 55%"),
    NUMBER_NOT_FOUND(85, 85, "Case number provided but no match: max 85%"),
    NO_NUMBER(90, 90, "No case number in citation: max 90%"),
    GENERIC(95, 95, "Generic court citation: max 95%");

    private final int limit;
    private final int tolerated;
    private final String wording;

    Ceiling(int limit, int tolerated, String wording) {
        this.limit = limit;
        this.tolerated = tolerated;
        this.wording = wording;
    }

    int limit() {
        return limit;
    }

    /** Above this it is violated; the document gives another court type a margin. */
    boolean isViolatedBy(CitedConfidence confidence) {
        return confidence.isOver(tolerated);
    }

    String wording() {
        return wording;
    }
}
