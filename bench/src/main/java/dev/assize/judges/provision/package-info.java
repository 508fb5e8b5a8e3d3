/** Tries the provision judge on readings that are wrong on purpose; in its package because it uses its parts. */
@NullMarked
package dev.assize.judges.provision;

import org.jspecify.annotations.NullMarked;
