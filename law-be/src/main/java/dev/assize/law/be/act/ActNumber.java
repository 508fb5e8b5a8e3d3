package dev.assize.law.be.act;

import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.token.Tokens;
import org.jspecify.annotations.Nullable;

/**
 * The number behind the noun of an act: "arrêté royal n° 78", "règlement (UE) 2016/679", "CCT 109".
 *
 * @param last its last token
 * @param ofUnion whether it is written as acts of the Union are numbered
 */
record ActNumber(String number, int last, boolean ofUnion) {

    /** The number behind a noun whose last token is given; null when there is none. */
    static @Nullable ActNumber after(Tokens tokens, ActNoun noun, int last) {
        boolean union = noun.family() == Family.REGULATION
                || noun.family() == Family.DIRECTIVE
                || noun.family() == Family.DECISION;
        EuNumber eu = union ? EuNumber.read(tokens, last + 1) : null;
        if (eu != null) {
            return new ActNumber(eu.digits(), eu.last(), true);
        }
        int at = NumberSign.after(tokens, last + 1);
        boolean collective = noun.family() == Family.COLLECTIVE && tokens.isNumber(at);
        if (at == last + 1 && !collective) {
            return null;
        }
        boolean suffixed = tokens.isWord(at + 1) && tokens.touches(at + 1);
        return suffixed
                ? new ActNumber(tokens.form(at) + tokens.form(at + 1), at + 1, false)
                : new ActNumber(tokens.form(at), at, false);
    }
}
