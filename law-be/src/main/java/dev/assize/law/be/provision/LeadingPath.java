package dev.assize.law.be.provision;

import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A sub-division named before its article: "l'alinéa 2 de l'article 5", "het eerste en tweede lid van artikel 5". */
final class LeadingPath {

    private static final Set<String> LINKS =
            WordSet.of("de l du des les van d cet dit dat dudit ledit het meme hetzelfde ditzelfde datzelfde zelfde");
    private static final int FAR = 9;

    private final Tokens tokens;
    private final SubdivisionReader subdivisions;

    LeadingPath(Tokens tokens) {
        this.tokens = tokens;
        this.subdivisions = new SubdivisionReader(tokens);
    }

    /** Gives the only article of a citation, cited as a whole, the sub-divisions that stand before its first word. */
    List<ArticleReference> appliedTo(int word, List<ArticleReference> references) {
        if (references.size() != 1 || !references.get(0).isWhole()) {
            return references;
        }
        int link = word;
        while (link > 0 && LINKS.contains(tokens.form(link - 1)) && word - link < 3) {
            link--;
        }
        SubdivisionReader.Found found = link == word ? null : endingAt(link);
        return found == null
                ? references
                : List.of(references
                        .get(0)
                        .withPaths(found.members().stream().map(List::of).toList()));
    }

    private SubdivisionReader.@Nullable Found endingAt(int end) {
        SubdivisionReader.Found widest = null;
        for (int start = end - 2; start >= 0 && start >= end - FAR; start--) {
            SubdivisionReader.Found found = subdivisions.at(start);
            if (found != null && found.next() == end && found.kind() != PathElement.Kind.LETTER) {
                widest = found;
            }
        }
        return widest;
    }
}
