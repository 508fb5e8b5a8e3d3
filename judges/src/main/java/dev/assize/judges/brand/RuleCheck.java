package dev.assize.judges.brand;

import java.util.function.Supplier;

/**
 * Whether a rule was followed.
 *
 * @param telling tells the evidence; where only points are wanted, as when doubtful answers are tried, nobody asks for it
 */
record RuleCheck(Rule rule, boolean compliant, Supplier<String> telling) {

    /** Names the entry that decided. */
    String evidence() {
        return telling.get();
    }

    int score() {
        return compliant ? Rule.POINTS : 0;
    }
}
