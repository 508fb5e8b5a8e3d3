package dev.assize.law.be.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A sub-division that stands for itself at the head of its clause: "; le second alinéa prévoit", "Het tweede lid laat toe". Its article is understood.
 * One that something is said to be part of ("het tweede lid van artikel 5") has its article.
 */
final class BareSubdivision {

    private static final Set<String> DETERMINERS = Set.of("le", "la", "l", "het", "de");
    private static final Set<String> BORDERS = Set.of(".", ";", "que", "dat", "tandis", "terwijl");
    private static final Set<String> OF = Set.of("de", "du", "des", "d", "van", "dudit", "uit");

    private final Tokens tokens;
    private final SubdivisionReader subdivisions;

    BareSubdivision(Tokens tokens) {
        this.tokens = tokens;
        this.subdivisions = new SubdivisionReader(tokens);
    }

    /**
     * The sub-division whose noun stands at a token; null when it does not open its clause, or is of something that is named.
     *
     * @param after the last token of the citation before
     */
    SubdivisionReader.@Nullable Found at(int noun, int after) {
        boolean numbered = tokens.isNumber(noun + 1);
        int start = numbered ? noun : noun - 1;
        SubdivisionReader.Found found = subdivisions.at(start);
        int border = DETERMINERS.contains(tokens.form(start - 1)) ? start - 2 : start - 1;
        boolean opens = border > after
                && (BORDERS.contains(tokens.form(border)) && (border + 1 < start || numbered))
                && tokens.gapBefore(border + 1) != Gap.PARAGRAPH;
        return found != null && found.next() > noun && opens && !goesOn(found.next()) ? found : null;
    }

    private boolean goesOn(int next) {
        return OF.contains(tokens.form(next)) || tokens.is(next, ",") || tokens.gapBefore(next) == Gap.PARAGRAPH;
    }
}
