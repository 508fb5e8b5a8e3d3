/** What a user reads before a command runs: {@link dev.assize.cli.help.HelpText}, and what is said of a wrong command line. */
@NullMarked
package dev.assize.cli.help;

import org.jspecify.annotations.NullMarked;
