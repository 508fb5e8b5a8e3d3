/**
 * The written form of our own values. Field order, number form and escaping are decided here and nowhere else;
 * {@link dev.assize.core.json.ResultJson} writes the result line, {@link dev.assize.core.json.Json} reads and writes text.
 */
@NullMarked
package dev.assize.core.json;

import org.jspecify.annotations.NullMarked;
