package dev.assize.judges.coverage.reading;

/** The numbers by which evidence is weighed; what each weighs is in {@code weights.txt}, one line each. */
enum Signal {
    /** Always 1. */
    BIAS,
    /** The weighted share of content words in the sentence. */
    COVERAGE,
    /** The same with the sentence before or after it. */
    COVERAGE_NEARBY,
    /** The same over the whole output. */
    COVERAGE_ANYWHERE,
    /** 1 when the sentence covers everything. */
    COMPLETE,
    NAMES,
    NAMES_ANYWHERE,
    FIRST_PART,
    SECOND_PART,
    LAST_PART,
    ORDER,
    DENSITY,
    LENGTH,
    MISSING,
    PRONOUN;

    double of(Evidence evidence) {
        int parts = evidence.parts();
        return switch (this) {
            case BIAS -> 1;
            case COVERAGE -> evidence.coverage();
            case COVERAGE_NEARBY -> evidence.coverageWithNeighbours();
            case COVERAGE_ANYWHERE -> evidence.coverageAnywhere();
            case COMPLETE -> evidence.coverage() > 0.95 ? 1 : 0;
            case NAMES -> evidence.names();
            case NAMES_ANYWHERE -> evidence.namesAnywhere();
            case FIRST_PART -> evidence.part(0);
            case SECOND_PART -> parts < 2 ? evidence.part(0) : evidence.part(1);
            case LAST_PART -> evidence.part(parts - 1);
            case ORDER -> evidence.order();
            case DENSITY -> evidence.density();
            case LENGTH -> Math.log(1 + parts);
            case MISSING -> Math.log(1 + parts - evidence.matchedParts());
            case PRONOUN -> evidence.hasPronoun() ? 1 : 0;
        };
    }
}
