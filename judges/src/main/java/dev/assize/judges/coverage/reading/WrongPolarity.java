package dev.assize.judges.coverage.reading;

import java.util.Optional;

/**
 * The sentence denies what the statement says, or the other way round.
 *
 * <p>A word that stands only in denied clauses speaks against a statement that denies nothing. A name or a number does
 * so when no other word of the statement is affirmed: "is not in Paris".
 */
final class WrongPolarity implements Objection {

    @Override
    public Optional<String> to(Evidence evidence) {
        Optional<Statement.Part> denied = denied(evidence);
        if (evidence.match().statement().negated()) {
            return denied.isPresent() ? Optional.empty() : Optional.of("not denied there");
        }
        return denied.map(part -> "\"" + part.token().folded() + "\" stands in a clause that denies it");
    }

    private static Optional<Statement.Part> denied(Evidence evidence) {
        boolean affirmedWord = false;
        Optional<Statement.Part> word = Optional.empty();
        Optional<Statement.Part> name = Optional.empty();
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part wanted = evidence.wanted(part);
            boolean affirmed = evidence.affirms(part);
            boolean deniedOnly = !affirmed && evidence.denies(part);
            if (wanted.name() || wanted.exact()) {
                name = deniedOnly && name.isEmpty() ? Optional.of(wanted) : name;
            } else {
                affirmedWord |= affirmed;
                word = deniedOnly && word.isEmpty() ? Optional.of(wanted) : word;
            }
        }
        return word.isPresent() || affirmedWord ? word : name;
    }
}
