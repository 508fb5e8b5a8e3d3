package dev.assize.law.be.act;

import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;

/** The sign before a number: "n°", "no", "nr.", "nos". */
final class NumberSign {

    private static final Set<String> FORMS = WordSet.of("n no nr nos num numero nummer");

    private NumberSign() {}

    /** Steps over the sign; gives the place back where there is none. */
    static int after(Tokens tokens, int from) {
        if (!FORMS.contains(tokens.form(from))) {
            return from;
        }
        int at = from + 1;
        while (tokens.is(at, "°") || tokens.is(at, ".")) {
            at++;
        }
        return tokens.isNumber(at) ? at : from;
    }
}
