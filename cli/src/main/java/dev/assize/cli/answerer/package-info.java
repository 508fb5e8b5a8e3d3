/** Who answers, as a user says it on the command line. */
@NullMarked
package dev.assize.cli.answerer;

import org.jspecify.annotations.NullMarked;
