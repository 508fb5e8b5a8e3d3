package dev.assize.law.be.provision;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The article that a text takes up without its number: "l'alinéa 2 de cet article", "het tweede lid van die paragraaf". What is cited of it
 * lies inside what was cited last: all of the article, or the paragraph, or the whole provision.
 *
 * @param reference the article as it was cited last
 * @param inside the steps that what is taken up stands for
 */
record UnderstoodArticle(ArticleReference reference, List<PathElement> inside) {

    private static final Set<String> PARAGRAPHS = Set.of("paragraphe", "paragraaf");
    private static final Set<String> PROVISIONS = Set.of("disposition", "bepaling");

    /** What stands for the whole of what was cited. */
    static final String AS_CITED = "disposition";

    UnderstoodArticle {
        inside = List.copyOf(inside);
    }

    /** @param noun what the text calls it: an article, a provision, a paragraph */
    static UnderstoodArticle of(ArticleReference last, String noun) {
        List<PathElement> path = last.paths().size() == 1 ? last.paths().get(0) : List.of();
        boolean paragraph = PARAGRAPHS.contains(noun);
        List<PathElement> inside = new ArrayList<>();
        for (PathElement step : path) {
            if (PROVISIONS.contains(noun) || (paragraph && step.kind() == PathElement.Kind.PARAGRAPH)) {
                inside.add(step);
            }
        }
        return new UnderstoodArticle(last, inside);
    }

    /** Whether there is such a thing: "that paragraph" wants one. */
    static boolean isThere(ArticleReference last, String noun) {
        return !PARAGRAPHS.contains(noun) || !of(last, noun).inside().isEmpty();
    }

    /** The article as if its word stood at a token. */
    ArticleReference whole(int word) {
        return ArticleReference.written(reference.numeral(), List.of(List.of()), word, word);
    }

    /** The steps that the text names, inside those that it takes up. */
    ArticleReference completed(ArticleReference named) {
        return named.withPaths(named.paths().stream().map(this::completed).toList());
    }

    private List<PathElement> completed(List<PathElement> path) {
        List<PathElement> all = new ArrayList<>();
        for (PathElement step : inside) {
            if (step.kind().depth() < path.get(0).kind().depth()) {
                all.add(step);
            }
        }
        all.addAll(path);
        return all;
    }
}
