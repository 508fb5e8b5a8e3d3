package dev.assize.judges.citation.internal;

import dev.assize.text.trees.DecisionTrees;
import java.util.List;

/**
 * A question whose answer is weighed, with the trees that bear its name.
 *
 * @param name as it is asked
 * @param signals the names of the {@linkplain ReasonSignals signals} that the trees ask for
 * @param keeps a yes of the rules stands where the sum is above that
 * @param takes a no of the rules stands where the sum is not above that
 */
record WeighedQuestion(String name, List<String> signals, DecisionTrees trees, double keeps, double takes) {

    private static final double ALWAYS = Double.NEGATIVE_INFINITY;
    private static final double NEVER = Double.POSITIVE_INFINITY;

    /** What words say is taken back only where much speaks against it. */
    private static final double CLEARLY_AGAINST = -1;

    static final WeighedQuestion USES_CONTEXT = ofReasons("uses-context", 0, 0);
    static final WeighedQuestion COURT_FIRST = ofReasons("court-first", CLEARLY_AGAINST, NEVER);
    static final WeighedQuestion CLAIMS_NUMBER_MATCH = ofReasons("claims-number-match", ALWAYS, 0);
    static final WeighedQuestion DENIES_COURT = ofReasons("denies-court", 0, NEVER);
    static final WeighedQuestion LOWERS_FOR_SEAT = ofReasons("lowers-for-seat", 0, NEVER);
    static final WeighedQuestion LOWERS_FOR_MISSING_NUMBER = ofReasons("lowers-for-missing-number", 0, NEVER);
    static final WeighedQuestion MISREADS_CONTEXT = ofTexts("misreads-context");
    static final WeighedQuestion OVERFITS_KEYWORDS = ofTexts("overfits-keywords");

    static final List<WeighedQuestion> ALL = List.of(
            USES_CONTEXT,
            COURT_FIRST,
            CLAIMS_NUMBER_MATCH,
            DENIES_COURT,
            LOWERS_FOR_SEAT,
            LOWERS_FOR_MISSING_NUMBER,
            MISREADS_CONTEXT,
            OVERFITS_KEYWORDS);

    /** Whether the trees may answer otherwise than the rules; where nothing was learnt, they may not. */
    boolean mayOverrule(boolean answer) {
        return !trees.isEmpty() && (answer ? keeps != ALWAYS : takes != NEVER);
    }

    /** The sum that decides, given what the rules answer. */
    double threshold(boolean answer) {
        return answer ? keeps : takes;
    }

    private static WeighedQuestion ofReasons(String name, double keeps, double takes) {
        return of(name, ReasonSignals.NAMES, keeps, takes);
    }

    private static WeighedQuestion ofTexts(String name) {
        return of(name, ReasonSignals.NAMES_WITH_TEXTS, 0, 0);
    }

    private static WeighedQuestion of(String name, List<String> signals, double keeps, double takes) {
        return new WeighedQuestion(
                name, signals, DecisionTrees.beside(WeighedQuestion.class, name + ".trees", signals), keeps, takes);
    }
}
