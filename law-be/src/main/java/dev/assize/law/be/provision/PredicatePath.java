package dev.assize.law.be.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.List;

/** A sub-division that comes after the act: "l'article 169 de l'arrêté royal … dispose en son alinéa 1er que". */
final class PredicatePath {

    private static final int FAR = 5;

    private final Tokens tokens;
    private final SubdivisionReader subdivisions;

    PredicatePath(Tokens tokens) {
        this.tokens = tokens;
        this.subdivisions = new SubdivisionReader(tokens);
    }

    /** The paths that the predicate gives the only article of a citation; empty when it gives none. */
    List<List<PathElement>> after(Citation citation) {
        boolean alone =
                citation.articles().size() == 1 && citation.articles().get(0).isWhole();
        for (int at = citation.end() + 1; alone && at <= citation.end() + FAR; at++) {
            if ((tokens.isMark(at) && !tokens.is(at, ",")) || tokens.gapBefore(at) == Gap.PARAGRAPH) {
                break;
            }
            boolean french = (tokens.is(at, "en") || tokens.is(at, "dans"))
                    && (tokens.is(at + 1, "son") || tokens.is(at + 1, "ses"));
            boolean dutch = tokens.is(at, "in")
                    && (tokens.is(at + 1, "zijn") || tokens.is(at + 1, "haar") || tokens.is(at + 1, "het"));
            SubdivisionReader.Found found = french || dutch ? subdivisions.at(at + 2) : null;
            if (found != null) {
                return found.members().stream().map(List::of).toList();
            }
        }
        return List.of();
    }
}
