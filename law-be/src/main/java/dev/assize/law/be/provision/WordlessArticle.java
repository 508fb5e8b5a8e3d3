package dev.assize.law.be.provision;

import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.token.Tokens;

/** The shapes in which a number may be an article though the word does not stand before it, if an act follows. */
enum WordlessArticle {
    /** "krachtens 36.4 AVG". */
    DECIMAL,
    /** "l'amende (70, § 2, C.T.V.A.)". */
    SIGNED,
    /** "de hierna vermelde bepalingen: 2, 7, 66 en 79 Sw.; 162 en 194 Sv.": figures in a list, behind a colon or a bracket. */
    LISTED,
    NONE;

    static WordlessArticle at(Tokens tokens, DateMarks dates, int index) {
        if (!tokens.isNumber(index) || tokens.is(index - 1, ".") || dates.isDate(index)) {
            return NONE;
        }
        if (!tokens.touches(index) && tokens.is(index + 1, ".") && tokens.isNumber(index + 2)) {
            return DECIMAL;
        }
        if (tokens.is(index + 1, "§") || (tokens.is(index + 1, ",") && tokens.is(index + 2, "§"))) {
            return SIGNED;
        }
        return isListed(tokens, index) ? LISTED : NONE;
    }

    private static boolean isListed(Tokens tokens, int index) {
        boolean opened = tokens.is(index - 1, ":") || tokens.is(index - 1, "(") || tokens.is(index - 1, ";");
        ListSeparator separator = opened ? ListSeparator.at(tokens, index + 1) : null;
        return separator != null
                && (separator.kind() == ListSeparator.Kind.COMMA || separator.kind() == ListSeparator.Kind.AND)
                && tokens.isNumber(separator.next());
    }
}
