/** {@code assize mcp}, which the start script takes for itself. */
@NullMarked
package dev.assize.cli.mcp;

import org.jspecify.annotations.NullMarked;
