/** The HTTP API for programs: judging, runs, results and answers, with the same bytes as the command line. */
@NullMarked
package dev.assize.server.api;

import org.jspecify.annotations.NullMarked;
