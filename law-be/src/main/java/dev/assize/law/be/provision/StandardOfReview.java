package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActType;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;

/** Tells when an act is cited as the measure of another one, by which the text goes on. */
final class StandardOfReview {

    private static final Set<String> VIOLATING = WordSet.of(
            "viole violent violerait violeraient violait schendt schenden schond schonden compatible compatibles bestaanbaar "
                    + "verenigbaar onverenigbaar incompatible incompatibles meconnait meconnaissent miskent miskennen");
    private static final int AFTER_MEASURE = 6;

    private final Tokens tokens;
    private final ActsMet met;

    StandardOfReview(Tokens tokens, ActsMet met) {
        this.tokens = tokens;
        this.met = met;
    }

    /** "L'article 5 de la loi viole-t-il l'article 10 de la Constitution ?": what follows is about the law, and the Constitution is its measure. */
    boolean is(Citation citation, DocumentAct act, DocumentAct before) {
        boolean higher = act.type() == ActType.CONSTITUTION || act.type() == ActType.TREATY;
        boolean lower = before.type() != ActType.CONSTITUTION && before.type() != ActType.TREATY;
        int end = Math.min(tokens.size(), citation.end() + AFTER_MEASURE);
        for (int at = met.lastCitedAt() + 1; higher && lower && at < end; at++) {
            boolean inside = at >= citation.first() && at <= citation.end();
            if (!inside && VIOLATING.contains(tokens.form(at))) {
                return true;
            }
            boolean stops = tokens.is(at, ";")
                    || (tokens.is(at, ".")
                            && tokens.isCapitalised(at + 1)
                            && tokens.form(at - 1).length() > 3)
                    || tokens.gapBefore(at) == Gap.PARAGRAPH
                    || at - met.lastCitedAt() > SentenceBounds.LONG_SENTENCE;
            if (stops) {
                return false;
            }
        }
        return false;
    }
}
