package dev.assize.judges.coverage.reading;

import java.util.Optional;

/**
 * The sentence denies what the statement affirms, or the other way round.
 *
 * <p>A word that the statement affirms must not stand in denied clauses alone. A name or a number counts so when no
 * other word is affirmed: "is not in Paris". When the statement has a negation, the sentence needs one too, over words
 * of the statement.
 */
final class WrongPolarity implements Objection {

    @Override
    public Optional<String> to(Support evidence) {
        boolean affirmedWord = false;
        boolean deniesAny = false;
        Optional<Statement.Part> word = Optional.empty();
        Optional<Statement.Part> name = Optional.empty();
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part wanted = evidence.wanted(part);
            boolean affirmed = evidence.affirms(part);
            boolean denied = evidence.denies(part);
            boolean contradicted = !wanted.negated() && denied && !affirmed;
            deniesAny |= denied;
            if (wanted.name() || wanted.exact()) {
                name = contradicted && name.isEmpty() ? Optional.of(wanted) : name;
            } else {
                affirmedWord |= affirmed;
                word = contradicted && word.isEmpty() ? Optional.of(wanted) : word;
            }
        }
        if (evidence.match().statement().negated() && !deniesAny) {
            return Optional.of("not denied there");
        }
        Optional<Statement.Part> contradicted = word.isPresent() || affirmedWord ? word : name;
        return contradicted.map(part -> "\"" + part.token().folded() + "\" stands in a clause that denies it");
    }
}
