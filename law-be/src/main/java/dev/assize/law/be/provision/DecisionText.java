package dev.assize.law.be.provision;

import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.token.Tokens;
import java.util.OptionalInt;

/**
 * A decision cut into tokens, with its dates: what every reader of it starts from. Whoever reads a long text more than once makes it once.
 *
 * @param year the year in which it was given, so that "Werkloosheidsbesluit" means no decree that is younger; empty where it is not known
 */
public record DecisionText(Tokens tokens, DateMarks dates, OptionalInt year) {

    public static DecisionText of(String text) {
        return of(text, OptionalInt.empty());
    }

    public static DecisionText of(String text, OptionalInt year) {
        Tokens tokens = Tokens.of(text);
        return new DecisionText(tokens, DateMarks.in(tokens), year);
    }

    public String original() {
        return tokens.original();
    }
}
