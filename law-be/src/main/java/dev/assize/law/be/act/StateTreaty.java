package dev.assize.law.be.act;

import dev.assize.law.be.token.Tokens;
import java.util.Set;

/** Tells an agreement between states from a contract. */
final class StateTreaty {

    private static final Set<String> STATES =
            Set.of("belgie", "belgique", "koninkrijk", "royaume", "republiek", "republique", "regering");

    private StateTreaty() {}

    /** "overeenkomst tussen het Koninkrijk België en …" is a treaty, "overeenkomst tussen partijen" is not. */
    static boolean follows(Tokens tokens, int last) {
        if (!tokens.is(last + 1, "tussen") && !tokens.is(last + 1, "entre")) {
            return false;
        }
        for (int at = last + 2; at < last + 7; at++) {
            if (STATES.contains(tokens.form(at))) {
                return true;
            }
        }
        return false;
    }
}
