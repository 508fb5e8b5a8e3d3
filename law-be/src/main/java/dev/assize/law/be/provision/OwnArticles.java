package dev.assize.law.be.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The articles that a text is made of itself, by their headings: contracts, statutes, drafts and taxes cite them by their bare numbers
 * ("the price of article 4"), and no reader can tell whether the law that was cited before is meant.
 */
final class OwnArticles {

    /** A judgment ends with two or three articles of its own, behind all that it cites. */
    private static final int LEAST = 3;

    private final Set<String> numbers = new HashSet<>();
    private int first = -1;

    /** Notes the heading of an article. */
    void note(int word, ArticleReference heading) {
        first = first < 0 ? word : first;
        numbers.add(heading.numeral().toString());
    }

    /** "5.1 Préemption", "4.2. Les articles": a line that begins with a number of two parts heads an article of a contract. */
    void noteLine(Tokens tokens, int at) {
        if (!tokens.isNumber(at) || tokens.gapBefore(at).compareTo(Gap.LINE) < 0) {
            return;
        }
        boolean decimal =
                tokens.is(at + 1, ".") && tokens.touches(at + 1) && tokens.isNumber(at + 2) && tokens.touches(at + 2);
        int next = tokens.is(at + 3, ".") ? at + 4 : at + 3;
        if (decimal && tokens.isCapitalised(next)) {
            first = first < 0 ? at : first;
            numbers.add(tokens.form(at) + "." + tokens.form(at + 2));
        }
    }

    /** The citations, those that may be of the text's own articles as doubtful. */
    List<Citation> doubted(List<Citation> citations) {
        return numbers.size() < LEAST
                ? citations
                : citations.stream()
                        .map(citation -> isOwn(citation) ? citation.asDoubtful() : citation)
                        .toList();
    }

    private boolean isOwn(Citation citation) {
        return citation.act() == null
                && citation.first() > first
                && citation.articles().stream()
                        .allMatch(article -> numbers.contains(article.numeral().toString()));
    }
}
