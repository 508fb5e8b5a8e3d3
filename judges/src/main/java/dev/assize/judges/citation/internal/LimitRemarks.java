package dev.assize.judges.citation.internal;

import java.util.Optional;

/** Tells whether an argument names a ceiling for the confidence: by a word for one, or by its figure. */
final class LimitRemarks {

    /** A clause that adds to the one before. */
    private static final int SHORT = 4;

    private final Argument argument;
    private final ReasoningFacts facts;

    LimitRemarks(Argument argument, ReasoningFacts facts) {
        this.argument = argument;
        this.facts = facts;
    }

    Optional<Clause> first() {
        return argument.firstClause(clause -> clause.has(Cue.LIMIT) || namesCeiling(clause));
    }

    /** One of the ceilings that is not the score itself: "the bar lies at 90%". */
    private boolean namesCeiling(Clause clause) {
        boolean bounds = clause.has(Cue.BOUND) || isBoundAfter(clause) || (clause.isNegated() && clause.has(Cue.ABOVE));
        if (bounds && clause.has(Cue.ABOVE) && clause.has(Cue.SCORE)) {
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
        return next < argument.clauses().size()
                && argument.clauses().get(next).sentence() == clause.sentence()
                && argument.clauses().get(next).words().size() <= SHORT
                && argument.clauses().get(next).has(Cue.BOUND);
    }
}
