package dev.assize.runs.review;

/** How far people are with a run. */
public record ReviewProgress(long answers, long cases, long people) {}
