package dev.assize.law.be.provision;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One article of a citation with the sub-divisions that it is cited for, or all articles inside a range.
 *
 * @param numeral the article; for a range, its lower end, which the range does not include
 * @param upTo the upper end of the range, not included either; null for an article that is written
 * @param paths one path for each sub-division; a single empty path when the article is cited as a whole
 * @param first its first token
 * @param last its last token
 */
record ArticleReference(
        ArticleNumeral numeral, @Nullable ArticleNumeral upTo, List<List<PathElement>> paths, int first, int last) {

    private static final List<List<PathElement>> WHOLE = List.of(List.of());

    ArticleReference {
        paths = List.copyOf(paths);
    }

    static ArticleReference written(ArticleNumeral numeral, List<List<PathElement>> paths, int first, int last) {
        return new ArticleReference(numeral, null, paths, first, last);
    }

    /** What a range holds between its ends. It is expanded only when asked for: a text may be full of long ranges. */
    static ArticleReference between(ArticleReference lower, ArticleReference upper) {
        return new ArticleReference(lower.numeral, upper.numeral, WHOLE, lower.first, upper.last);
    }

    /** The articles that this stands for. */
    List<ArticleNumeral> numerals() {
        return upTo == null ? List.of(numeral) : Expansion.between(numeral, upTo);
    }

    /** Whether the articles are not written but lie inside a range. */
    boolean inferred() {
        return upTo != null;
    }

    boolean isWhole() {
        return paths.size() == 1 && paths.get(0).isEmpty();
    }

    ArticleReference withPaths(List<List<PathElement>> others) {
        return new ArticleReference(numeral, upTo, others, first, last);
    }
}
