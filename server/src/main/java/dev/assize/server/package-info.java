/** The server: runs, review by people and an HTTP API over one store. Start at {@link dev.assize.server.AssizeServer}. */
@NullMarked
package dev.assize.server;

import org.jspecify.annotations.NullMarked;
