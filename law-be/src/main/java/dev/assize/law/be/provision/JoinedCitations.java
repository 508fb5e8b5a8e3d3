package dev.assize.law.be.provision;

import dev.assize.law.be.token.Tokens;
import java.util.Set;

/** Which citations follow one another so closely that one act serves them all. */
final class JoinedCitations {

    private static final Set<String> BETWEEN = Set.of(
            "l", "les", "le", "la", "de", "des", "du", "het", "a", "aux", "au", "van", "d", "door", "bij", "par", "en",
            "et", "in");
    private static final Set<String> CONTAINED =
            Set.of("contenu", "contenus", "contenue", "contenues", "vervat", "opgenomen");
    private static final int LONGEST = 4;

    private final Tokens tokens;

    JoinedCitations(Tokens tokens) {
        this.tokens = tokens;
    }

    /** Whether two citations follow one another with little words between them, or as members of one enumeration. */
    boolean joins(Citation one, Citation next) {
        return holds(one.end(), next.first()) || isEnumerated(one, next) || isPartOf(one, next);
    }

    /** "artikel 14, 23°, van artikel 2 van de wet": an article inside an article of its act. */
    private boolean isPartOf(Citation one, Citation next) {
        int at = tokens.is(one.end() + 1, ",") ? one.end() + 2 : one.end() + 1;
        boolean dutch = tokens.is(at, "van") && at + 1 == next.first();
        boolean french = tokens.is(at, "de") && tokens.is(at + 1, "l") && at + 2 == next.first();
        return dutch || french || contains(one, next);
    }

    /** "art. 3 contenu dans l'art. 1er": whatever the second is of, the first is too. */
    boolean contains(Citation one, Citation next) {
        int at = tokens.is(one.end() + 1, ",") ? one.end() + 2 : one.end() + 1;
        return CONTAINED.contains(tokens.form(at))
                && (tokens.is(at + 1, "in") || tokens.is(at + 1, "dans"))
                && next.first() - at <= LONGEST;
    }

    /** "de l'article 2, 3°, de l'article 3 et de l'article 6 de la loi": a comma, then the same preposition again. */
    private boolean isEnumerated(Citation one, Citation next) {
        int gap = next.first() - one.end();
        // "artikel 5, lid 1, artikel 6 en artikel 25 AVG": neither has a preposition.
        boolean bare = gap == 2;
        return tokens.is(one.end() + 1, ",")
                && (bare || gap == 3 || gap == 4)
                && (bare
                        || (tokens.form(one.first() - 1).equals(tokens.form(next.first() - 1))
                                && tokens.form(one.first() - 2).equals(tokens.form(next.first() - 2))));
    }

    /** "article 14, lu en combinaison avec article 8": a conjunction and little words from one token to the other. */
    boolean holds(int last, int first) {
        ListSeparator separator = ListSeparator.at(tokens, last + 1);
        if (separator.kind() == ListSeparator.Kind.NOTHING
                || separator.kind() == ListSeparator.Kind.RANGE
                || separator.kind() == ListSeparator.Kind.SEMICOLON
                || (separator.kind() == ListSeparator.Kind.COMMA)) {
            return false;
        }
        if (first - separator.next() > LONGEST || first < separator.next()) {
            return false;
        }
        for (int at = separator.next(); at < first; at++) {
            if (!BETWEEN.contains(tokens.form(at))) {
                return false;
            }
        }
        return true;
    }
}
