package dev.assize.engine.answerer;

/**
 * An answerer that {@code assize.yaml} describes.
 *
 * @param at where it stands, as messages begin: {@code assize.yaml:3:5: }
 * @param settings for a model; empty for the others
 */
record NamedAnswerer(String at, AnswererSpec spec, GivenSettings settings) {}
