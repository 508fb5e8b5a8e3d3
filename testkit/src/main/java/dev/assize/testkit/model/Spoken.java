package dev.assize.testkit.model;

/**
 * What the model says.
 *
 * @param cutOff whether it claims to have stopped for lack of room
 */
record Spoken(String text, boolean cutOff) {}
