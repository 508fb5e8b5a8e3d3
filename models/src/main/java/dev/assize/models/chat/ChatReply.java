package dev.assize.models.chat;

/**
 * What a model said.
 *
 * @param inputTokens what was read, as the provider counts it; 0 when it does not say
 * @param outputTokens what was written, hidden reasoning included
 * @param cutOff whether the model stopped because it reached a limit of length
 */
public record ChatReply(String text, long inputTokens, long outputTokens, boolean cutOff) {}
