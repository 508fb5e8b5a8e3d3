package dev.assize.core.probe;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A case before and after one change, and what the change must do to the verdict.
 *
 * @param before the case to compare with: as the user gave it, or made from that so that its verdict is known
 */
public record ChangedCase(ObjectNode before, ObjectNode after, Effect effect) {}
