package dev.assize.law.be.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.Set;

/** The working party that bears the name of an article, which nobody cites by it. */
final class WorkingParty {

    private static final int PARTY_NAME = 6;
    private static final Set<String> PARTIES = Set.of("groupe", "groep", "werkgroep", "werkgroepen", "g29", "comite");

    private WorkingParty() {}

    /** "Groupe de travail Article 29", "Artikel 29-werkgroep": a body that bears the name of an article. */
    static boolean is(Tokens tokens, int word, int next) {
        if (!tokens.isCapitalised(word)) {
            return false;
        }
        // With a capital inside a sentence the word is part of a name.
        for (int at = word - 1; at >= word - PARTY_NAME && tokens.gapBefore(at + 1) != Gap.PARAGRAPH; at--) {
            if (PARTIES.contains(tokens.form(at))) {
                return true;
            }
            if (!tokens.isWord(at) && !tokens.is(at, "\"")) {
                break;
            }
        }
        int after = tokens.is(next, "-") ? next + 1 : next;
        return PARTIES.contains(tokens.form(after)) || (tokens.is(after, "working") && tokens.is(after + 1, "party"));
    }
}
