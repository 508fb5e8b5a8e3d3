package dev.assize.law.be.provision;

import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;
import java.util.regex.Pattern;

/** The shapes in which a number may be an article though the word does not stand before it, if an act follows. */
enum WordlessArticle {
    /** "krachtens 36.4 AVG". */
    DECIMAL,
    /** "l'amende (70, § 2, C.T.V.A.)". */
    SIGNED,
    /** "de hierna vermelde bepalingen: 2, 7, 66 en 79 Sw.; 162 en 194 Sv.": figures in a list, behind a colon or a bracket. */
    LISTED,
    /** "2:56 WVV", "XX.227 WER", "30ter LCT", "L3321-9 du CDLD": a number of a shape that only articles have. */
    SHAPED,
    /** "1382 C. civ.", "333, derde lid, WIB 92", "10 et 11 Const.". */
    BARE,
    NONE;

    /** What stands before a number that is of something else than an act: of a page, a part, a list, another text. */
    private static final Set<String> COUNTED = WordSet.of(
            "nr nrs n no nos numero numeros nummer ° § al alinea alineas lid leden p pp page pages blz bladzijde vol t tome deel boek"
                    + " boeken livre livres titre titres titel titels chapitre chapitres hoofdstuk annexe annexes bijlage bijlagen"
                    + " considerant considerants overweging overwegingen point points punt punten pt litt littera paragraphe paragraphes"
                    + " paragraaf section sections afdeling afdelingen protocole protocol cct cao regle regel regels rubriek rubrieken rubrique rubriques vers"
                    + " arrest arret avis advies / - :");

    /** What the number of an article may begin with that is no figure: a Roman book, the letter of a Walloon code. */
    private static final Pattern FIRST_PARTS = Pattern.compile("[ivxlc]{1,5}|[dr]");

    private static final int LONGEST_ROMAN = 5;

    /** Whether a number of a shape of its own may begin with a word. */
    static boolean mayBegin(String form) {
        return FIRST_PARTS.matcher(form).matches();
    }

    static WordlessArticle at(Tokens tokens, DateMarks dates, int index) {
        if (!tokens.isNumber(index)) {
            return isShapedWord(tokens, index) ? SHAPED : NONE;
        }
        if (tokens.is(index - 1, ".") || dates.isDate(index)) {
            return NONE;
        }
        if (!tokens.touches(index) && tokens.is(index + 1, ".") && tokens.isNumber(index + 2)) {
            return DECIMAL;
        }
        if (tokens.is(index + 1, "§") || (tokens.is(index + 1, ",") && tokens.is(index + 2, "§"))) {
            return SIGNED;
        }
        if (isListed(tokens, index)) {
            return LISTED;
        }
        if (isPart(tokens, index)) {
            return NONE;
        }
        return isShaped(tokens, index) ? SHAPED : BARE;
    }

    /** Whether a number is part of a longer one, or counts something else. */
    private static boolean isPart(Tokens tokens, int index) {
        boolean opened = tokens.is(index - 1, "(") || tokens.is(index - 1, "[") || tokens.is(index - 1, "\"");
        return (tokens.touches(index) && !opened) || COUNTED.contains(tokens.form(index - 1));
    }

    /** "XX.227", "L3321-9", "D.IV.22". */
    private static boolean isShapedWord(Tokens tokens, int index) {
        return tokens.isUpperCase(index)
                && !isPart(tokens, index)
                && tokens.form(index).length() <= LONGEST_ROMAN
                && ((tokens.is(index + 1, ".") && tokens.touches(index + 1) && tokens.touches(index + 2))
                        || (tokens.isNumber(index + 1) && tokens.touches(index + 1)));
    }

    /** "2:56", "30ter", "39/82". */
    private static boolean isShaped(Tokens tokens, int index) {
        boolean parted = (tokens.is(index + 1, ":") || tokens.is(index + 1, "/"))
                && tokens.touches(index + 1)
                && tokens.isNumber(index + 2)
                && tokens.touches(index + 2);
        return parted || (tokens.touches(index + 1) && LatinSuffix.is(tokens.form(index + 1)));
    }

    private static boolean isListed(Tokens tokens, int index) {
        boolean opened = tokens.is(index - 1, ":") || tokens.is(index - 1, "(") || tokens.is(index - 1, ";");
        ListSeparator separator = opened ? ListSeparator.at(tokens, index + 1) : null;
        return separator != null
                && (separator.kind() == ListSeparator.Kind.COMMA || separator.kind() == ListSeparator.Kind.AND)
                && tokens.isNumber(separator.next());
    }
}
