package dev.assize.law.be.provision;

import dev.assize.law.be.token.Tokens;
import java.util.Set;

/** Articles that are no law yet, or no longer under that number: some cite them, others do not. */
final class UnsettledArticle {

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
}
