package dev.assize.law.be.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;

/** What an article is about, in brackets behind its number: "les articles 4 (définitions) et 5 (champ d'application) de la loi". */
final class ArticleRemark {

    private static final int LONGEST = 14;

    private ArticleRemark() {}

    /** The token after the remark that begins at a token; the token itself when none does. A remark holds no figure and no article. */
    static int after(Tokens tokens, int open) {
        boolean begins = tokens.is(open, "(") && !tokens.touches(open);
        for (int at = open + 1; begins && at < open + LONGEST; at++) {
            if (tokens.is(at, ")")) {
                return at > open + 2 || tokens.form(at - 1).length() > 3 ? at + 1 : open;
            }
            boolean foreign = tokens.isNumber(at)
                    || CitationReader.isArticleWord(tokens.form(at))
                    || tokens.gapBefore(at) == Gap.PARAGRAPH
                    || tokens.is(at, "(");
            if (foreign) {
                return open;
            }
        }
        return open;
    }
}
