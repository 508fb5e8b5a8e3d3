package dev.assize.law.be.provision;

import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.token.Tokens;

/**
 * A decision cut into tokens, with its dates: what every reader of it starts from. Whoever reads a long text more than once makes it once.
 */
public record DecisionText(Tokens tokens, DateMarks dates) {

    public static DecisionText of(String text) {
        Tokens tokens = Tokens.of(text);
        return new DecisionText(tokens, DateMarks.in(tokens));
    }

    public String original() {
        return tokens.original();
    }
}
