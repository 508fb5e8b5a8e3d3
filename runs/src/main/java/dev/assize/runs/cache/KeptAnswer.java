package dev.assize.runs.cache;

import java.time.Instant;

/**
 * An answer as it is kept.
 *
 * @param answerer who gave it, to be shown
 * @param asks the name of the question's wording, to be shown
 * @param content the reply and what was remarked with it, in JSON
 * @param worth what it cost, and so what a hit saves
 */
public record KeptAnswer(AnswerKey key, String answerer, String asks, String content, Worth worth, Instant at) {}
