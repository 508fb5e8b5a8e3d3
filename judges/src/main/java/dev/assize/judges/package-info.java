/**
 * The judges that ship with Assize. {@link dev.assize.judges.StandardJudges} lists them; each has a package of its own
 * that reads like the document it implements.
 */
@NullMarked
package dev.assize.judges;

import org.jspecify.annotations.NullMarked;
