package dev.assize.law.be.act;

import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The number of an act of the Union: "(UE) 2016/679", "(CE) n° 44/2001", "2004/38/CE", "nr. 1408/71".
 *
 * @param digits the number alone, "2016/679"
 * @param last its last token
 */
record EuNumber(String digits, int last) {

    private static final Set<String> UNIONS =
            Set.of("ue", "eu", "ce", "cee", "eg", "eeg", "euratom", "ega", "jai", "jbz", "gasp", "pesc", "cce", "kgb");

    private static final Set<String> MAKERS =
            WordSet.of("du de la le l et conseil commission parlement europeen europeenne van het en raad commissie "
                    + "europees europese");
    private static final int MOST_MAKERS = 8;

    static @Nullable EuNumber read(Tokens tokens, int from) {
        int at = from;
        // "Verordening van de Raad (EG) nr. 44/2001": whoever made it may come before the number.
        while (at < from + MOST_MAKERS && MAKERS.contains(tokens.form(at))) {
            at++;
        }
        boolean numbered = tokens.isNumber(at) && tokens.is(at + 1, "/") && tokens.isNumber(at + 2);
        at = tokens.is(at, "(") || numbered ? at : from;
        if (tokens.is(at, "(") && UNIONS.contains(tokens.form(at + 1))) {
            at += 2;
            while (tokens.is(at, ",") || tokens.is(at, "/") || UNIONS.contains(tokens.form(at))) {
                at++;
            }
            if (!tokens.is(at, ")")) {
                return null;
            }
            at++;
        } else if (UNIONS.contains(tokens.form(at))) {
            at++;
        }
        at = NumberSign.after(tokens, at);
        if (!tokens.isNumber(at) || !tokens.is(at + 1, "/") || !tokens.isNumber(at + 2)) {
            return null;
        }
        String digits = tokens.form(at) + "/" + tokens.form(at + 2);
        int last = at + 2;
        if (tokens.is(last + 1, "/") && UNIONS.contains(tokens.form(last + 2))) {
            last += 2;
        } else if (UNIONS.contains(tokens.form(last + 1))) {
            last++;
        }
        return new EuNumber(digits, last);
    }
}
