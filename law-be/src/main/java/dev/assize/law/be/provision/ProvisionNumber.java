package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.act.ActRegistry;
import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.token.Tokens;
import java.util.ArrayList;
import java.util.List;

/**
 * An article with the way down to a part of it, read from a text that holds nothing else: "article 47, § 1er, 2°".
 *
 * @param key the number of the article alone
 * @param path from the article down to the part; empty for the whole article
 */
public record ProvisionNumber(String key, List<PathElement> path) {

    public ProvisionNumber {
        path = List.copyOf(path);
    }

    /**
     * The articles that a text names in an act numbered so, lists and ranges expanded; the word "article" may be missing.
     * Empty when the text begins with no number of an article.
     */
    public static List<ProvisionNumber> readAll(String text, Numbering numbering) {
        Tokens given = Tokens.of(text);
        boolean worded = CitationReader.isArticleWord(given.form(0));
        // Alone on a line, "Art. 6" would be a heading.
        Tokens tokens = Tokens.of((worded ? "in " : "in art. ") + text);
        DateMarks dates = DateMarks.in(tokens);
        ActPosition position = new ActPosition(tokens, ActMentions.in(tokens, dates, ActRegistry.standard()));
        List<Citation> citations = new CitationReader(tokens, dates, position).citations();
        List<ProvisionNumber> numbers = new ArrayList<>();
        PredicatePath predicates = new PredicatePath(tokens);
        for (Citation citation : citations) {
            List<List<PathElement>> predicate = predicates.after(citation);
            for (ArticleReference article : citation.articles()) {
                add(predicate.isEmpty() ? article : article.withPaths(predicate), numbering, numbers);
            }
        }
        return List.copyOf(numbers);
    }

    private static void add(ArticleReference article, Numbering numbering, List<ProvisionNumber> numbers) {
        for (ArticleNumeral numeral : article.numerals()) {
            for (List<PathElement> path : article.paths()) {
                numbers.add(DistinctProvisions.number(numeral, path, numbering));
            }
        }
    }
}
