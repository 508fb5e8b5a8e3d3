package dev.assize.judges.brand;

/**
 * Whether a rule was followed.
 *
 * @param evidence names the entry that decided
 */
record RuleCheck(Rule rule, boolean compliant, String evidence) {

    int score() {
        return compliant ? Rule.POINTS : 0;
    }
}
