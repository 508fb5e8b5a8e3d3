package dev.assize.law.be.act;

import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;

/** Who made a decree: behind the date, "besluit van 28 juli 1982 van de Waalse Gewestexecutieve", or behind the noun. */
final class DecreeMaker {

    private static final Set<String> GOVERNMENTS = WordSet.of(
            "gouvernement executif regering executieve gewestexecutieve gemeenschapsregering gemeenschapsexecutieve");
    private static final Set<String> BEFORE =
            WordSet.of("van de du de l vlaamse waalse brusselse hoofdstedelijke franse duitstalige");
    private static final Set<String> AFTER = WordSet.of(
            "wallon flamand bruxellois regional de la region communaute wallonne flamande francaise bruxelles capitale -");
    private static final Set<String> LINKS = Set.of("de", "la", "-");
    private static final int LONGEST = 6;

    private DecreeMaker() {}

    /** "décret du Parlement flamand relatif à", "decreet van de Vlaamse Raad op": the last word of who made it; the noun itself when a title follows. */
    static int endBeforeTitle(Tokens tokens, ActNoun.Family family, int noun) {
        boolean made = family == ActNoun.Family.DECREE
                || family == ActNoun.Family.ORDINANCE
                || family == ActNoun.Family.EXECUTIVE;
        int at = noun + 1;
        while (made && at <= noun + LONGEST && tokens.isWord(at) && Qualifiers.ofDatedAct(tokens.form(at))) {
            at++;
        }
        return at - 1;
    }

    /** The last token of the government behind a date; the token itself when none follows. */
    static int end(Tokens tokens, int date) {
        int at = date + 1;
        while (at < date + LONGEST && BEFORE.contains(tokens.form(at))) {
            at++;
        }
        if (at == date + 1 || !GOVERNMENTS.contains(tokens.form(at))) {
            return date;
        }
        int last = at;
        while (AFTER.contains(tokens.form(at + 1)) && at < date + 2 * LONGEST) {
            at++;
            last = LINKS.contains(tokens.form(at)) ? last : at;
        }
        return last;
    }
}
