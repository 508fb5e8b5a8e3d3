package dev.assize.server.account;

/**
 * A browser that is known.
 *
 * @param person who uses it; empty where nobody has said
 * @param formToken what every form of its pages carries, so that no other site can send one
 */
public record WebSession(String person, String formToken) {}
