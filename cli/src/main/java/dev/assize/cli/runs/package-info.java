/** The commands that look after stored runs: list, delete. */
@NullMarked
package dev.assize.cli.runs;

import org.jspecify.annotations.NullMarked;
