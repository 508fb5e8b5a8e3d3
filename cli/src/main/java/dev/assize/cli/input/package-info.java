/** How files of cases are read, as a user says it: {@link dev.assize.cli.input.InputOptions}. */
@NullMarked
package dev.assize.cli.input;

import org.jspecify.annotations.NullMarked;
