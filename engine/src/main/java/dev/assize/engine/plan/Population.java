package dev.assize.engine.plan;

/**
 * How many there are, and how many of them were looked at.
 *
 * @param cases all that would be judged
 * @param sampled of them that were gone through
 * @param unreadable of those gone through that are no record, so that no model would be asked about them
 * @param shared different sets of questions that cases share, such as references; 0 when they share none
 */
public record Population(long cases, long sampled, long unreadable, long shared) {}
