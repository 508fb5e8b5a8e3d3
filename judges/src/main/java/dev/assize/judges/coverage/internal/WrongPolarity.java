package dev.assize.judges.coverage.internal;

import java.util.Optional;
import java.util.Set;

/**
 * The sentence denies what the statement affirms, or the other way round, or reports it as untrue.
 *
 * <p>Only a sentence that repeats the statement can deny it: below that, a negation speaks of something else. A word that the
 * statement affirms must not stand in denied clauses alone. A name or a number counts so when no other word is affirmed ("is
 * not in Paris"), or when the negation is its own ("Sydney, not Canberra"). When the statement has a negation, the sentence
 * needs one too, over words of the statement.
 */
final class WrongPolarity implements Objection {

    private static final String NOT_DENIED = "not denied there";
    private static final Set<String> PLACE = Set.of("in", "at", "on", "a", "au", "en", "op", "am", "im");

    @Override
    public String kind() {
        return "polarity";
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        if (!evidence.frame().mayContinue()) {
            return Optional.empty();
        }
        ReadText passage = evidence.match().passage();
        boolean denies = passage.traits().denies(evidence.sentence());
        boolean negated = evidence.match().statement().polarity().negates();
        if (!denies && !negated) {
            return Optional.empty();
        }
        boolean untrue = denies && passage.polarity().isUntrueWithin(evidence.start(), evidence.end());
        boolean repeats = evidence.frame().repeats()
                || (untrue && repeatsFrameButNames(evidence))
                || (denies && !negated && evidence.frame().continuesBut(SentenceFrame.NO_PART));
        if (!repeats || TurnedNegation.isIn(evidence)) {
            return Optional.empty();
        }
        return denies ? denial(evidence, negated) : Optional.of(NOT_DENIED);
    }

    /** What is reported as untrue may have its names in other sentences: "… . That the painter died in prison is a legend." */
    private static boolean repeatsFrameButNames(SentenceSupport evidence) {
        return evidence.frame()
                .repeats(part -> evidence.wanted(part).name()
                        && evidence.part(part) == 0
                        && evidence.match().anywhere(part) > 0);
    }

    private static Optional<String> denial(SentenceSupport evidence, boolean negated) {
        boolean affirmedWord = false;
        boolean deniesAny = false;
        Optional<Statement.Part> word = Optional.empty();
        Optional<Statement.Part> name = Optional.empty();
        Optional<Statement.Part> struckOut = Optional.empty();
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part wanted = evidence.wanted(part);
            boolean affirmed = evidence.affirms(part);
            boolean denied = evidence.denies(part);
            StatementPolarity polarity = evidence.match().statement().polarity();
            // Who refuses to do it does not do it.
            boolean contradicted =
                    denied && !affirmed && !polarity.isInNegatedClause(part) && !polarity.isFailing(part);
            deniesAny |= denied;
            if (wanted.name() || wanted.exact()) {
                name = contradicted && name.isEmpty() ? Optional.of(wanted) : name;
                struckOut = contradicted && isDirectlyDenied(evidence, part) ? Optional.of(wanted) : struckOut;
            } else {
                affirmedWord |= affirmed;
                word = contradicted && word.isEmpty() ? Optional.of(wanted) : word;
            }
        }
        if (negated && !deniesAny) {
            return Optional.of(NOT_DENIED);
        }
        Optional<Statement.Part> contradicted = word.isPresent() || affirmedWord ? word : name;
        return struckOut
                .or(() -> contradicted)
                .map(part -> "\"" + part.token().folded() + "\" stands in a clause that denies it");
    }

    /** "Sydney, not Canberra": the negation stands right before the name, or before its preposition of place. */
    private static boolean isDirectlyDenied(SentenceSupport evidence, int part) {
        ReadText passage = evidence.match().passage();
        int before = evidence.place(part) - 1;
        if (before > evidence.start() && PLACE.contains(passage.token(before).folded())) {
            before--;
        }
        return before >= evidence.start()
                && passage.lexicon().isNegation(passage.token(before).folded());
    }
}
