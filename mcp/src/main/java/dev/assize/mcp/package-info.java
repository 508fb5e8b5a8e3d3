/**
 * Assize as tools for assistants, over the Model Context Protocol: {@link dev.assize.mcp.McpMain} starts a server on standard input and
 * output, {@link dev.assize.mcp.AssizeTools} is what it offers.
 */
@NullMarked
package dev.assize.mcp;

import org.jspecify.annotations.NullMarked;
