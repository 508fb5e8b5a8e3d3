package dev.assize.law.be.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.List;

/** Tells the heading of an article ("Article 1er. – La requête est rejetée", "Art. 5. Le juge …") from a citation. */
final class OwnHeading {

    private OwnHeading() {}

    static boolean is(Tokens tokens, int word, List<ArticleReference> references, int next) {
        boolean alone = references.size() == 1 && references.get(0).isWhole();
        if (!alone || !tokens.isCapitalised(word) || !startsSentence(tokens, word)) {
            return false;
        }
        boolean ownLine = startsLine(tokens, word) && tokens.gapBefore(next).compareTo(Gap.LINE) >= 0;
        return ownLine || stopFollows(tokens, next);
    }

    /** "Art. 7 Sancties. a) verwittiging": at the head of a line, with a title and no stop behind the number. */
    static boolean isTitled(Tokens tokens, int word, List<ArticleReference> references, int next) {
        return references.size() == 1
                && references.get(0).isWhole()
                && tokens.isCapitalised(word)
                && startsLine(tokens, word)
                && tokens.isCapitalised(next)
                && !tokens.isUpperCase(next)
                && tokens.gapBefore(next) == Gap.BLANK;
    }

    private static boolean startsSentence(Tokens tokens, int word) {
        if (startsLine(tokens, word)) {
            return true;
        }
        String before = tokens.form(word - 1);
        return before.equals(".")
                || before.equals("\"")
                || before.equals(":")
                || before.equals(";")
                || before.equals("#")
                || before.equals("-")
                || before.equals("[")
                || before.equals("]");
    }

    private static boolean startsLine(Tokens tokens, int word) {
        return tokens.gapBefore(word).compareTo(Gap.LINE) >= 0;
    }

    /** "1er. –", "5. Le juge", "5 : le juge"; a stop at the end of the text closes a sentence and is no heading. */
    private static boolean stopFollows(Tokens tokens, int next) {
        String mark = tokens.form(next);
        if (mark.equals("-") && tokens.gapBefore(next) != Gap.NONE) {
            return true;
        }
        boolean dot = mark.equals(".");
        return (dot || mark.equals(":"))
                && next + 1 < tokens.size()
                && (tokens.isMark(next + 1) || tokens.isCapitalised(next + 1))
                && !tokens.is(next + 1, ")");
    }
}
