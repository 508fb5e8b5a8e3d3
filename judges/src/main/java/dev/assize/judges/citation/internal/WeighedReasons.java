package dev.assize.judges.citation.internal;

import dev.assize.core.question.Basis;
import dev.assize.judges.citation.internal.CitationReasoningReader.Reading;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks again at answers of the rules that are often wrong. What a reasoning means is seldom told by one phrase: trees, learnt from labelled
 * reasonings, weigh all that the rules see of it. An answer that was weighed tells how sure it is by how far the sum is from zero.
 */
public final class WeighedReasons {

    private static final String WEIGHED = "weighed";

    private final CitationReasoningReader rules;
    private double @Nullable [] signals;

    private WeighedReasons(CitationReasoningReader rules) {
        this.rules = rules;
    }

    public static WeighedReasons of(CitationReasoningReader rules) {
        return new WeighedReasons(rules);
    }

    /** What is said in words of snippet and summary stands. */
    public Reading usesContext() {
        Reading read = rules.usesContext();
        return read.holds() ? read : weigh(WeighedQuestion.USES_CONTEXT, read);
    }

    public Reading deniesCourt() {
        Reading read = rules.deniesCourt();
        return read.holds() ? weigh(WeighedQuestion.DENIES_COURT, read) : read;
    }

    public Reading lowersForSeat() {
        Reading read = rules.lowersForSeat();
        return read.holds() ? weigh(WeighedQuestion.LOWERS_FOR_SEAT, read) : read;
    }

    public Reading lowersForMissingNumber() {
        Reading read = rules.lowersForMissingNumber();
        return read.holds() ? weigh(WeighedQuestion.LOWERS_FOR_MISSING_NUMBER, read) : read;
    }

    private Reading weigh(WeighedQuestion question, Reading read) {
        double[] known = signals;
        if (known == null) {
            known = ReasonSignals.of(rules);
            signals = known;
        }
        return weigh(question, read, known, rules);
    }

    /** @param rules what to quote where the sum says yes and the rules heard nothing */
    static Reading weigh(WeighedQuestion question, Reading read, double[] signals, CitationReasoningReader rules) {
        double sum = question.trees().sum(signals);
        Basis basis = Basis.of(WEIGHED, Math.abs(sum));
        if (sum > 0 && read.holds()) {
            return new Reading(true, read.words(), read.why(), basis);
        }
        if (sum > 0) {
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
