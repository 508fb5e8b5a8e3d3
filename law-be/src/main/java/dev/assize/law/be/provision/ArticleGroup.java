package dev.assize.law.be.provision;

import java.util.List;

/**
 * Articles that a text lists together.
 *
 * @param next the token after them
 */
record ArticleGroup(List<ArticleReference> articles, int next) {

    ArticleGroup {
        articles = List.copyOf(articles);
    }
}
