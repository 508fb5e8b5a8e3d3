/** The report card of a judge on the command line: {@link dev.assize.cli.probe.ProbeCommand}. */
@NullMarked
package dev.assize.cli.probe;

import org.jspecify.annotations.NullMarked;
