package dev.assize.judges.citation;

import dev.assize.core.question.Answers;
import dev.assize.core.question.TypedQuestionId;
import dev.assize.core.question.Value;
import dev.assize.law.be.court.CourtClass;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a system's argument does, by the answers given.
 *
 * @param isGiven whether there is any argument
 * @param claimedClass how it classifies the cited court; null when it does not
 */
record Reasoning(
        boolean isGiven, Set<Indicator> shown, @Nullable CourtClass claimedClass) {

    static final String NO_CLASS = "none";

    private static final List<Indicator> ALL = List.of(Indicator.values());

    Reasoning {
        shown = Collections.unmodifiableSet(shown.isEmpty() ? EnumSet.noneOf(Indicator.class) : EnumSet.copyOf(shown));
    }

    static Reasoning of(String text, Answers answers) {
        Set<Indicator> shown = EnumSet.noneOf(Indicator.class);
        for (Indicator indicator : ALL) {
            if (answers.says(indicator.question().id())) {
                shown.add(indicator);
            }
        }
        TypedQuestionId<Value.Choice> named = CitationQuestions.NAMED_CLASS.id();
        String claimed = answers.has(named) ? answers.choice(named).orElse(NO_CLASS) : NO_CLASS;
        return new Reasoning(!text.isBlank(), shown, claimed.equals(NO_CLASS) ? null : CourtClass.valueOf(claimed));
    }

    boolean shows(Indicator indicator) {
        return shown.contains(indicator);
    }

    /**
     * Whether number or context carry the argument and the court is never spoken of. Whoever refuses needs no match for a
     * number to be the ground.
     */
    boolean skipsCourt(boolean refusal) {
        boolean byNumber = shows(refusal ? Indicator.HANDLES_NUMBER : Indicator.CLAIMS_NUMBER_MATCH);
        return !addressesCourt() && (byNumber || shows(Indicator.USES_CONTEXT));
    }

    boolean addressesCourt() {
        return shows(Indicator.SPEAKS_OF_COURT) || claimedClass != null;
    }
}
