package dev.assize.core.whole;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A case with the record it was read from, whose texts go into the prompt as they are.
 *
 * @param <C> the case as its judge reads it
 */
public record WholeCase<C>(ObjectNode record, C subject) {}
