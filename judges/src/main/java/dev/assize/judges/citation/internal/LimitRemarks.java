package dev.assize.judges.citation.internal;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells whether an argument names a ceiling for the confidence: by a word for one, or by its figure. */
final class LimitRemarks {

    /** A clause that adds to the one before. */
    private static final int SHORT = 4;

    /** What a decision may be about as well: "the limit on reducing a penalty clause". */
    private static final Set<String> ALSO_CONTENTS =
            Set.of("limit", "limits", "limited", "limite", "limitee", "limiet", "begrensd");

    private static final Pattern PERCENTAGE = Pattern.compile("\\d\\s?(?:%|per ?cent|pour cent|procent|punten|points)");

    private final Argument argument;
    private final ReasoningFacts facts;

    LimitRemarks(Argument argument, ReasoningFacts facts) {
        this.argument = argument;
        this.facts = facts;
    }

    Optional<Clause> first() {
        return argument.firstClause(clause -> namesLimit(clause) || namesCeiling(clause));
    }

    private static boolean namesLimit(Clause clause) {
        if (!clause.has(Cue.LIMIT)) {
            return false;
        }
        boolean contents = clause.has(Cue.MATTER)
                && !clause.has(Cue.SCORE)
                && !PERCENTAGE.matcher(clause.text()).find();
        return clause.hasAt(
                Cue.LIMIT,
                at -> !contents || !ALSO_CONTENTS.contains(clause.words().get(at)));
    }

    /** One of the ceilings that is not the score itself: "the bar lies at 90%". */
    private boolean namesCeiling(Clause clause) {
        boolean notAbove = clause.has(Cue.ABOVE) && (clause.isNegated() || clause.has(Cue.UNSURE));
        boolean bounds = clause.has(Cue.BOUND) || isBoundAfter(clause) || notAbove;
        if (bounds && clause.has(Cue.ABOVE) && clause.has(Cue.SCORE)) {
            return true;
        }
        if (notAbove && PERCENTAGE.matcher(clause.text()).find()) {
            return true;
        }
        boolean otherCourt = !facts.isRefusal() && !facts.concerns(facts.chosen());
        return clause.hasWord(word -> NumberRemarks.CEILINGS.contains(word)
                ? bounds || !word.equals(facts.score())
                : bounds && otherCourt && NumberRemarks.OTHER_COURT_CEILINGS.contains(word));
    }

    /** "15, and no more". */
    private boolean isBoundAfter(Clause clause) {
        int next = clause.place() + 1;
        if (next >= argument.clauses().size()) {
            return false;
        }
        Clause after = argument.clauses().get(next);
        return after.has(Cue.BOUND)
                && after.sentence() == clause.sentence()
                && after.words().size() <= (PERCENTAGE.matcher(clause.text()).find() ? 2 * SHORT : SHORT);
    }
}
