package dev.assize.law.be.act;

import dev.assize.text.WordSet;
import java.util.Set;

/**
 * A noun that stands for an act: "arrêté royal", "wetboek".
 *
 * @param words its words, folded, one blank between them
 * @param type the kind of act it announces
 * @param family what "the said …" may refer back to: "arrêté" takes up an "arrêté royal", "convention" no protocol
 * @param needsDate whether it names an act only together with a date or a number ("L. 15 juin 1935")
 */
public record ActNoun(String words, ActType type, Family family, boolean needsDate) {

    boolean isDutch() {
        return DUTCH.contains(words.indexOf(' ') < 0 ? words : words.substring(0, words.indexOf(' ')));
    }

    private static final Set<String> DUTCH = WordSet.of(
            "wet wetten programmawet bijzondere koninklijk koninklijke k kb besluit besluiten besluitwet ministerieel bvr decreet "
                    + "decreten ordonnantie wetboek codex verordening richtlijn verdrag handvest overeenkomst w m mb");

    /** Nouns that may take one another up. */
    public enum Family {
        LAW,
        EXECUTIVE,
        DECREE,
        ORDINANCE,
        CODE,
        REGULATION,
        DIRECTIVE,
        CONVENTION,
        PROTOCOL,
        TREATY,
        COVENANT,
        CHARTER,
        DECISION,
        COLLECTIVE,
        DRAFT,
        /** Contracts, statutes, policies, circulars: they have articles, but make no law. */
        PRIVATE
    }
}
