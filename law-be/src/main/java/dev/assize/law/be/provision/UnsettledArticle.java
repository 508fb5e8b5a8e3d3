package dev.assize.law.be.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;

/** Articles that are no law yet, no longer under that number, or of something that is no law: some cite them, others do not. */
final class UnsettledArticle {

    private static final Set<String> RECORDS = Set.of("doc", "st", "stuk", "ann", "hand", "stukken", "docs");
    private static final Set<String> OF_PARLIAMENT =
            Set.of("parl", "chambre", "senat", "kamer", "senaat", "gedr", "ch", "repr");
    private static final Set<String> CONTRACTED = Set.of("du", "des", "dudit", "desdits");
    private static final Set<String> PREPOSITIONS = Set.of("de", "van");
    private static final Set<String> DETERMINERS = WordSet.of(
            "la l les son sa ses leur leurs cette cet ce ces ladite ledit de het zijn haar hun dit dat die deze");
    private static final Set<String> PARTS =
            WordSet.of("titre livre chapitre section partie annexe titel boek hoofdstuk afdeling "
                    + "deel bijlage onderafdeling sous article articles artikel artikelen art alinea alineas paragraphe dernier derniere "
                    + "premier premiere second seconde laatste eerste tweede");
    private static final int BRACKETED = 40;

    private static final Set<String> DRAFTED = Set.of("ontworpen", "voorgestelde", "projete", "projetes");

    private UnsettledArticle() {}

    /** "(ex-article 234 TCE)": the number that an article had before; some cite it, others only its new one. */
    static boolean isFormer(Tokens tokens, int first) {
        int at = tokens.is(first - 1, "-") ? first - 2 : first - 1;
        return tokens.is(at, "ex");
    }

    /** "l'article 12 en projet", "het ontworpen artikel 5": it is no law yet. */
    static boolean isDrafted(Tokens tokens, Citation citation) {
        int last = citation.articles().get(citation.articles().size() - 1).last();
        boolean after = (tokens.is(last + 1, "en") && tokens.is(last + 2, "projet"))
                || (tokens.is(last + 1, "in") && tokens.is(last + 2, "ontwerp"));
        return after || DRAFTED.contains(tokens.form(citation.first() - 1)) || DRAFTED.contains(tokens.form(last + 1));
    }

    /** "(Doc. parl., Chambre, 2003-2004, n° 473/29, art. 470)": an article of the bill, by whatever act it became law. */
    static boolean isOfParliament(Tokens tokens, int word) {
        for (int at = word - 1; at >= 0 && at > word - BRACKETED && !tokens.is(at, "("); at--) {
            boolean records = tokens.isWord(at) && RECORDS.contains(tokens.form(at));
            if (records && isOfParliamentBeside(tokens, at)) {
                return true;
            }
            boolean ends = tokens.gapBefore(at + 1) == Gap.PARAGRAPH || tokens.is(at, ";");
            if (ends) {
                return false;
            }
        }
        return false;
    }

    private static boolean isOfParliamentBeside(Tokens tokens, int records) {
        boolean numbered = tokens.is(records, "doc") && tokens.isNumber(records + 1);
        return numbered
                || OF_PARLIAMENT.contains(tokens.form(records - 1))
                || OF_PARLIAMENT.contains(tokens.form(records - 2))
                || OF_PARLIAMENT.contains(tokens.form(records + 1))
                || OF_PARLIAMENT.contains(tokens.form(records + 2));
    }

    /**
     * "l'article 7.3 des prescriptions urbanistiques", "artikel 4 van haar reisgids": an article of something that no noun here
     * takes for an act. Whatever it is, the act of the context may not be meant.
     *
     * @param next the token after the article
     */
    static boolean isOfSomethingElse(Tokens tokens, int next) {
        int at = tokens.is(next, ",") ? next + 1 : next;
        int noun = -1;
        if (CONTRACTED.contains(tokens.form(at))) {
            noun = at + 1;
        } else if (PREPOSITIONS.contains(tokens.form(at)) && DETERMINERS.contains(tokens.form(at + 1))) {
            noun = at + 2;
        }
        return noun > 0
                && tokens.gapBefore(noun) != Gap.PARAGRAPH
                && tokens.isWord(noun)
                && tokens.form(noun).length() > 3
                && !PARTS.contains(tokens.form(noun));
    }
}
