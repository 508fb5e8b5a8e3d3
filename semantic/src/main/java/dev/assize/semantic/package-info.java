/** A small English model that reads again what the rules of reference-coverage only weighed. */
@NullMarked
package dev.assize.semantic;

import org.jspecify.annotations.NullMarked;
