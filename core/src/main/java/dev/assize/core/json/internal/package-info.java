/**
 * How values of ours become JSON: {@link dev.assize.core.json.internal.JsonWriter} takes them piece by piece, and makes a tree or bytes
 * of them.
 */
@NullMarked
package dev.assize.core.json.internal;

import org.jspecify.annotations.NullMarked;
