package dev.assize.judges.citation.internal;

import dev.assize.core.question.Basis;
import dev.assize.judges.citation.internal.CitationReasoningReader.Reading;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks again at answers of the rules that are often wrong. What a reasoning means is seldom told by one phrase: trees, learnt from labelled
 * reasonings, weigh all that the rules see of it. An answer that was weighed tells how sure it is by how far the sum is from zero.
 */
public final class WeighedReasons {

    private static final String WEIGHED = "weighed";

    private final CitationReasoningReader rules;
    private final Supplier<CandidateContents> candidates;
    private double @Nullable [] signals;

    private WeighedReasons(CitationReasoningReader rules, Supplier<CandidateContents> candidates) {
        this.rules = rules;
        this.candidates = candidates;
    }

    /** @param candidates asked for only where something is weighed */
    public static WeighedReasons of(CitationReasoningReader rules, Supplier<CandidateContents> candidates) {
        return new WeighedReasons(rules, candidates);
    }

    /** What is said in words of snippet and summary stands, and so does who counts words in common. */
    public Reading usesContext() {
        Reading read = rules.usesContext();
        ContextRemarks contexts = rules.contexts();
        boolean said = read.holds() && (!contexts.clauses().isEmpty() || contexts.countsKeywords());
        return said ? read : weigh(WeighedQuestion.USES_CONTEXT, read);
    }

    /** What stands before the court may be contents that no words tell of. */
    public Reading courtFirst() {
        Reading read = rules.courtFirst();
        return rules.beginsWithCourt() ? read : weigh(WeighedQuestion.COURT_FIRST, read);
    }

    /** Who chose nothing claims no number, and neither does who only says that it is missing. */
    public Reading claimsNumberMatch() {
        Reading read = rules.claimsNumberMatch();
        boolean open = !rules.facts().isRefusal() && rules.argument().hasClause(WeighedReasons::affirmsNumber);
        return open ? weigh(WeighedQuestion.CLAIMS_NUMBER_MATCH, read) : read;
    }

    private static boolean affirmsNumber(Clause clause) {
        return clause.has(Cue.NUMBER) && !clause.isNegated() && !clause.lacksSomething();
    }

    public Reading deniesCourt() {
        return weigh(WeighedQuestion.DENIES_COURT, rules.deniesCourt());
    }

    public Reading lowersForSeat() {
        return weigh(WeighedQuestion.LOWERS_FOR_SEAT, rules.lowersForSeat());
    }

    public Reading lowersForMissingNumber() {
        return weigh(WeighedQuestion.LOWERS_FOR_MISSING_NUMBER, rules.lowersForMissingNumber());
    }

    /** In the order of {@link ReasonSignals#NAMES}. */
    double[] signals() {
        double[] known = signals;
        if (known == null) {
            known = ReasonSignals.of(rules, candidates.get());
            signals = known;
        }
        return known;
    }

    private Reading weigh(WeighedQuestion question, Reading read) {
        return question.mayOverrule(read.holds()) ? weigh(question, read, signals(), rules) : read;
    }

    /** @param rules what to quote where the sum says yes and the rules heard nothing */
    static Reading weigh(WeighedQuestion question, Reading read, double[] signals, CitationReasoningReader rules) {
        double sum = question.trees().sum(signals);
        double beyond = sum - question.threshold(read.holds());
        Basis basis = Basis.of(WEIGHED, Math.abs(beyond));
        if (beyond > 0 && read.holds()) {
            return new Reading(true, read.words(), read.why(), basis);
        }
        if (beyond > 0) {
            Optional<Clause> clause = rules.contexts().fullest();
            return new Reading(
                    true,
                    clause.map(Clause::text).orElse(""),
                    "No words say so, but all of the reasoning taken together does.",
                    basis);
        }
        return new Reading(
                false,
                "",
                read.holds() ? "Words may say so, but all of the reasoning taken together does not." : read.why(),
                basis);
    }
}
