package dev.assize.law.be.provision;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A group of articles that share one act, as the text cites them.
 *
 * @param first the first token: the word "article", or the number where the word is not repeated
 * @param last the last token of the articles, without the act
 * @param act the act next to them; null when the text leaves it to the context
 * @param doubtful whether careful readers may differ about it, whichever act it is of
 */
record Citation(
        List<ArticleReference> articles,
        int first,
        int last,
        @Nullable ActAttachment act,
        boolean doubtful) {

    Citation {
        articles = List.copyOf(articles);
    }

    Citation(List<ArticleReference> articles, int first, int last, @Nullable ActAttachment act) {
        this(articles, first, last, act, false);
    }

    Citation asDoubtful() {
        return new Citation(articles, first, last, act, true);
    }

    /** The last token, the act included. */
    int end() {
        return act == null ? last : Math.max(last, act.last());
    }

    /** Of plain numbers the highest tells namesakes apart: "155 en 583 G.W." are of no constitution. */
    ArticleNumeral telling(ArticleNumeral first) {
        ArticleNumeral highest = first;
        for (ArticleReference article : articles) {
            ArticleNumeral other = article.numeral();
            boolean higher = highest.isPlain() && other.isPlain() && other.leading() > highest.leading();
            highest = higher ? other : highest;
        }
        return highest;
    }
}
