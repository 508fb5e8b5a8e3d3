package dev.assize.law.be.provision;

import dev.assize.law.be.provision.PathElement.Kind;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A noun that announces a sub-division: "paragraphe", "leden", "tiret". */
record SubdivisionNoun(Kind kind, boolean plural) {

    private static final Map<String, SubdivisionNoun> BY_WORD = Map.ofEntries(
            Map.entry("paragraphe", new SubdivisionNoun(Kind.PARAGRAPH, false)),
            Map.entry("paragraphes", new SubdivisionNoun(Kind.PARAGRAPH, true)),
            Map.entry("paragraaf", new SubdivisionNoun(Kind.PARAGRAPH, false)),
            Map.entry("paragrafen", new SubdivisionNoun(Kind.PARAGRAPH, true)),
            Map.entry("par", new SubdivisionNoun(Kind.PARAGRAPH, false)),
            Map.entry("alinea", new SubdivisionNoun(Kind.SUBPARAGRAPH, false)),
            Map.entry("alineas", new SubdivisionNoun(Kind.SUBPARAGRAPH, true)),
            Map.entry("al", new SubdivisionNoun(Kind.SUBPARAGRAPH, false)),
            Map.entry("absatz", new SubdivisionNoun(Kind.MEMBER, false)),
            Map.entry("absatze", new SubdivisionNoun(Kind.MEMBER, true)),
            Map.entry("absatzes", new SubdivisionNoun(Kind.MEMBER, false)),
            Map.entry("abs", new SubdivisionNoun(Kind.MEMBER, false)),
            Map.entry("satz", new SubdivisionNoun(Kind.SENTENCE, false)),
            Map.entry("lid", new SubdivisionNoun(Kind.MEMBER, false)),
            Map.entry("leden", new SubdivisionNoun(Kind.MEMBER, true)),
            Map.entry("point", new SubdivisionNoun(Kind.POINT, false)),
            Map.entry("points", new SubdivisionNoun(Kind.POINT, true)),
            Map.entry("punt", new SubdivisionNoun(Kind.POINT, false)),
            Map.entry("punten", new SubdivisionNoun(Kind.POINT, true)),
            Map.entry("pt", new SubdivisionNoun(Kind.POINT, false)),
            Map.entry("tiret", new SubdivisionNoun(Kind.INDENT, false)),
            Map.entry("tirets", new SubdivisionNoun(Kind.INDENT, true)),
            Map.entry("streepje", new SubdivisionNoun(Kind.INDENT, false)),
            Map.entry("streep", new SubdivisionNoun(Kind.INDENT, false)),
            Map.entry("gedachtestreepje", new SubdivisionNoun(Kind.INDENT, false)),
            Map.entry("phrase", new SubdivisionNoun(Kind.SENTENCE, false)),
            Map.entry("zin", new SubdivisionNoun(Kind.SENTENCE, false)),
            Map.entry("volzin", new SubdivisionNoun(Kind.SENTENCE, false)));

    /** The noun that a folded word is; null when it is none. */
    static @Nullable SubdivisionNoun of(String word) {
        return BY_WORD.get(word);
    }
}
