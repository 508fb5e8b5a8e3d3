package dev.assize.law.be.provision;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The articles that a text is made of itself, by their headings: contracts, statutes, drafts and taxes cite them by their bare numbers
 * ("the price of article 4"), and no reader can tell whether the law that was cited before is meant. Lines that begin with 5.1
 * or 5.2 head the sections of a decision as often as the articles of a contract, and tell nothing.
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
