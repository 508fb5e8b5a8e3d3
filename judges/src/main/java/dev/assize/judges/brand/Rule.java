package dev.assize.judges.brand;

import java.util.function.Supplier;

/** The four rules that an output must follow, in the document's order and under its names. */
enum Rule {
    INCLUDE_ORIGINAL("Include Original Brand"),
    GENERATE_VARIATIONS("Generate Variations"),
    NO_UNRELATED("No Unrelated Terms"),
    REASONABLE_COUNT("Reasonable Count");

    static final int POINTS = 10;

    private final String title;

    Rule(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }

    RuleCheck check(boolean compliant, String evidence) {
        return check(compliant, () -> evidence);
    }

    RuleCheck check(boolean compliant, Supplier<String> telling) {
        return new RuleCheck(this, compliant, telling);
    }
}
