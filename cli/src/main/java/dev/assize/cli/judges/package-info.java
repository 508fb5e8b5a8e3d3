/** The commands that tell about judges: which there are, what one does, the schemas of its cases and verdicts. */
@NullMarked
package dev.assize.cli.judges;

import org.jspecify.annotations.NullMarked;
