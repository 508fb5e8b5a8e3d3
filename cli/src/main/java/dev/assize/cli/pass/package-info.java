/** What passes, as a user says it: {@link dev.assize.cli.pass.PassOption}. */
@NullMarked
package dev.assize.cli.pass;

import org.jspecify.annotations.NullMarked;
