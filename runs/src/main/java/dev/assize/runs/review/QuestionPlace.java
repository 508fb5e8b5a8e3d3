package dev.assize.runs.review;

/**
 * One question of one case of a run.
 *
 * @param ordinal the place of the case in the run
 * @param question the id of the question within its case
 */
public record QuestionPlace(long ordinal, String question) {}
