package dev.assize.judges.citation.internal;

import dev.assize.judges.citation.internal.CitationReasoningReader.Reading;
import org.jspecify.annotations.Nullable;

/** Looks again at what the rules say of an argument from the context, as {@link WeighedReasons} does. */
public final class WeighedMistakes {

    private final MistakeReader rules;
    private double @Nullable [] signals;

    private WeighedMistakes(MistakeReader rules) {
        this.rules = rules;
    }

    public static WeighedMistakes of(MistakeReader rules) {
        return new WeighedMistakes(rules);
    }

    /** Of a right match that the rules find nothing wrong with, next to none misreads anything. */
    public Reading misreadsContext() {
        Reading read = rules.misreadsContext();
        return rules.isRightlyChosen() && !read.holds() ? read : weigh(WeighedQuestion.MISREADS_CONTEXT, read);
    }

    /** A right match rests on nothing wrong; who counts words says himself that he does. */
    public Reading overfitsKeywords() {
        Reading read = rules.overfitsKeywords();
        boolean said = read.holds() && read.basis().equals(Reading.WORDS);
        return said || rules.isRightlyChosen() ? read : weigh(WeighedQuestion.OVERFITS_KEYWORDS, read);
    }

    /** In the order of {@link ReasonSignals#NAMES_WITH_TEXTS}. */
    double[] signals() {
        double[] known = signals;
        if (known == null) {
            known = ReasonSignals.of(rules);
            signals = known;
        }
        return known;
    }

    private Reading weigh(WeighedQuestion question, Reading read) {
        return question.mayOverrule(read.holds())
                ? WeighedReasons.weigh(question, read, signals(), rules.reasoning())
                : read;
    }
}
