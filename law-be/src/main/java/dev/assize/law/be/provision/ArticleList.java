package dev.assize.law.be.provision;

import dev.assize.text.Span;

/** A list or range in a text that stands for several provisions: "articles 10 à 12", "alinéas 2 et 3". */
public record ArticleList(int number, Span span) {}
