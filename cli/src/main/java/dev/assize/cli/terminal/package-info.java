/** What stands between the program and a person: colours, widths, and the progress of long work. */
@NullMarked
package dev.assize.cli.terminal;

import org.jspecify.annotations.NullMarked;
