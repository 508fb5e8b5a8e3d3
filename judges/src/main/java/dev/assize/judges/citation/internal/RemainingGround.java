package dev.assize.judges.citation.internal;

/**
 * What is left to have been held against a candidate where no words say it: a refusal that speaks of nothing but the court was one for
 * the court.
 */
final class RemainingGround {

    private final Argument argument;
    private final ReasoningFacts facts;
    private final CourtRemarks courts;
    private final CourtDenials denials;
    private final SeatRemarks seats;
    private final NumberRemarks numbers;
    private final ClassRemarks classes;
    private final ContextRemarks contexts;

    RemainingGround(
            Argument argument,
            ReasoningFacts facts,
            CourtRemarks courts,
            CourtDenials denials,
            SeatRemarks seats,
            NumberRemarks numbers,
            ClassRemarks classes,
            ContextRemarks contexts) {
        this.argument = argument;
        this.facts = facts;
        this.courts = courts;
        this.denials = denials;
        this.seats = seats;
        this.numbers = numbers;
        this.classes = classes;
        this.contexts = contexts;
    }

    /** A valid candidate was held back, and nothing but the court is left to have been held against it. */
    boolean isCourt() {
        boolean heldBack = facts.lowered()
                && !facts.generic()
                && !facts.hasNumber()
                && facts.concerns(facts.chosen())
                && !isClass();
        // What a match says of the contents is in its favour unless it is denied.
        if (heldBack
                && courts.areContrasted()
                && !courts.isAffirmed()
                && numbers.ground().isEmpty()
                && !doubtsContext()) {
            return true;
        }
        return (facts.isRefusal() || (heldBack && !courts.isApproved()))
                && facts.hasCompatible()
                && !(facts.generic() && seats.lowering().isPresent())
                && !courts.isAffirmed()
                && !courts.haveOneName()
                && !isTie()
                && !isIdentity()
                && (numbers.ground().isEmpty() || denials.excludeNumber())
                && contexts.ground().isEmpty();
    }

    /** Of a citation without a seat only the kind of court is spoken of, and no candidate's court: which one is left open. */
    boolean isKind() {
        return facts.generic() && facts.isRefusal() && !courts.nameCandidates();
    }

    boolean doubtsContext() {
        return argument.hasClause(clause -> clause.has(Cue.CONTEXT)
                && (clause.isNegated() || clause.hasAny(Cue.UNSURE, Cue.LOWER, Cue.DIFFER, Cue.WEAK)));
    }

    /** Nothing was chosen because several would do, or because several bear the number. */
    private boolean isTie() {
        return facts.isRefusal()
                && !facts.generic()
                && ((facts.countCompatible() > 1 && argument.hasClause(clause -> clause.has(Cue.TIE)))
                        || (facts.sharesNumber() && numbers.compared().isPresent()));
    }

    /** Who calls a court generic that is none trusts it no more than a generic one deserves. */
    private boolean isClass() {
        return classes.named().filter(Cue.GENERIC.name()::equals).isPresent();
    }

    /** A date or an ECLI that does not fit is held against the candidates. */
    private boolean isIdentity() {
        return facts.isRefusal() && new IdentityRemarks(argument).mismatch().isPresent();
    }
}
