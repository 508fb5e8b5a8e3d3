/**
 * European Case Law Identifiers, as Belgium gives them out and as people copy them.
 * {@link dev.assize.law.be.ecli.Ecli} is all there is.
 */
@NullMarked
package dev.assize.law.be.ecli;

import org.jspecify.annotations.NullMarked;
