package dev.assize.law.be.provision;

import java.util.List;

/**
 * One article of a citation with the sub-divisions that it is cited for.
 *
 * @param paths one path for each sub-division; a single empty path when the article is cited as a whole
 * @param first its first token
 * @param last its last token
 * @param inferred whether the article is not written but lies inside a range
 */
record ArticleReference(ArticleNumeral numeral, List<List<PathElement>> paths, int first, int last, boolean inferred) {

    ArticleReference {
        paths = List.copyOf(paths);
    }

    boolean isWhole() {
        return paths.size() == 1 && paths.get(0).isEmpty();
    }

    ArticleReference withPaths(List<List<PathElement>> others) {
        return new ArticleReference(numeral, others, first, last, inferred);
    }
}
