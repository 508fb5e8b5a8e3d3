/** {@code assize show} and {@code assize sample}: single cases of a run, to read and to label. */
@NullMarked
package dev.assize.cli.show;

import org.jspecify.annotations.NullMarked;
