package dev.assize.judges.citation.internal;

import dev.assize.text.trees.DecisionTrees;
import java.util.List;

/**
 * A question whose answer is weighed, with the trees that bear its name.
 *
 * @param name as it is asked
 * @param signals the names of the {@linkplain ReasonSignals signals} that the trees ask for
 */
record WeighedQuestion(String name, List<String> signals, DecisionTrees trees) {

    static final WeighedQuestion USES_CONTEXT = of("uses-context", ReasonSignals.NAMES);
    static final WeighedQuestion DENIES_COURT = of("denies-court", ReasonSignals.NAMES);
    static final WeighedQuestion LOWERS_FOR_SEAT = of("lowers-for-seat", ReasonSignals.NAMES);
    static final WeighedQuestion LOWERS_FOR_MISSING_NUMBER = of("lowers-for-missing-number", ReasonSignals.NAMES);
    static final WeighedQuestion MISREADS_CONTEXT = of("misreads-context", ReasonSignals.NAMES_WITH_TEXTS);
    static final WeighedQuestion OVERFITS_KEYWORDS = of("overfits-keywords", ReasonSignals.NAMES_WITH_TEXTS);

    static final List<WeighedQuestion> ALL = List.of(
            USES_CONTEXT,
            DENIES_COURT,
            LOWERS_FOR_SEAT,
            LOWERS_FOR_MISSING_NUMBER,
            MISREADS_CONTEXT,
            OVERFITS_KEYWORDS);

    private static WeighedQuestion of(String name, List<String> signals) {
        return new WeighedQuestion(
                name, signals, DecisionTrees.beside(WeighedQuestion.class, name + ".trees", signals));
    }
}
