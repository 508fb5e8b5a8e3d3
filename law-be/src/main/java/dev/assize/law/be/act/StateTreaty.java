package dev.assize.law.be.act;

import dev.assize.law.be.token.Tokens;
import java.util.Set;

/** Tells an agreement between states from a contract. */
final class StateTreaty {

    private static final Set<String> STATES =
            Set.of("belgie", "belgique", "koninkrijk", "royaume", "republiek", "republique", "regering");

    /** "convention belgo-française", "Frans-Belgisch Verdrag": one of the two states is this one. */
    private static final Set<String> BELGIAN = Set.of("belgo", "belge", "belgisch", "belgische");

    private StateTreaty() {}

    /** The last token of "belgo-française" or "franco-belge" behind a noun; the noun itself when none follows. */
    static int bilateral(Tokens tokens, int noun) {
        boolean pair = tokens.isWord(noun + 1) && tokens.is(noun + 2, "-") && tokens.isWord(noun + 3);
        boolean belgian = BELGIAN.contains(tokens.form(noun + 1)) || BELGIAN.contains(tokens.form(noun + 3));
        return pair && belgian ? noun + 3 : noun;
    }

    /** Whether the adjectives from one token to another name two states, of which this is one: "Belgisch-Nederlandse". */
    static boolean isBilateral(Tokens tokens, int first, int last) {
        boolean belgian = BELGIAN.contains(tokens.form(first)) || BELGIAN.contains(tokens.form(last));
        return belgian
                && last > first
                && (ForeignState.isAdjective(tokens.form(first)) || ForeignState.isAdjective(tokens.form(last)));
    }

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
