package dev.assize.law.be.provision;

import dev.assize.text.Span;

/**
 * A list or range in a text that stands for several provisions: "articles 10 à 12", "alinéas 2 et 3".
 *
 * @param number its place among the lists of the text, from 1 on
 * @param range whether it has a range in it, and so an upper bound
 */
public record ArticleList(int number, Span span, boolean range) {}
