package dev.assize.law.be.provision;

import dev.assize.law.be.token.Tokens;
import java.util.Set;

/** An article that a pronoun or the name of a chapter ties to the act that was met last. */
final class PossessiveArticle {

    private static final int NEAR_PRONOUN = 3;
    private static final int FAR_PRONOUN = 9;
    private static final Set<String> POSSESSIVES =
            Set.of("son", "ses", "leur", "leurs", "zijn", "haar", "hun", "diens");
    private static final Set<String> RELATIVES = Set.of("dont", "waarvan", "duquel", "desquels", "desquelles");
    private static final Set<String> STRUCTURES =
            Set.of("titre", "livre", "chapitre", "section", "partie", "titel", "boek", "hoofdstuk", "afdeling", "deel");

    private PossessiveArticle() {}

    /** "artikel 17 ervan", "artikel 13, eerste lid, daarvan"; "ervan uitgaan" is a verb. */
    static boolean isThereof(Tokens tokens, int next) {
        int at = tokens.is(next, ",") ? next + 1 : next;
        boolean pronoun = tokens.is(at, "ervan") || tokens.is(at, "daarvan");
        return pronoun && !tokens.form(at + 1).startsWith("uit");
    }

    /** "son article 27", "haar artikel 8": whatever follows, the article is of an act that was met before. */
    static boolean isOwn(Tokens tokens, int first) {
        return POSSESSIVES.contains(tokens.form(first - 1));
    }

    /** "en son article 27", "dont le titre II (articles 30 à 41)": the article is of the act that was met last. */
    static boolean is(Tokens tokens, int first) {
        boolean bracket = tokens.is(first - 1, "(");
        for (int at = first - 1; at >= 0 && at >= first - FAR_PRONOUN; at--) {
            String form = tokens.form(at);
            boolean near = at >= first - NEAR_PRONOUN;
            if ((near && POSSESSIVES.contains(form))
                    || RELATIVES.contains(form)
                    || (bracket && STRUCTURES.contains(form))) {
                return true;
            }
            boolean passes = near || bracket || tokens.isWord(at) || tokens.isNumber(at) || tokens.is(at, ",");
            if (!passes || tokens.is(at, ".") || tokens.is(at, ";") || tokens.is(at, "\"")) {
                return false;
            }
        }
        return false;
    }
}
