package dev.assize.engine.plan;

/**
 * How many there are, and how many of them were looked at.
 *
 * @param cases all that would be judged
 * @param sampled of them that were gone through
 * @param shared different sets of questions that cases share, such as references; 0 when they share none
 */
public record Population(long cases, long sampled, long shared) {}
