/**
 * Judges whether the provisions extracted from a Belgian decision are those that it cites.
 *
 * <p>{@link dev.assize.judges.provision.ProvisionExtraction} reads like the document it implements. The grammar of
 * {@code law-be} says what is expected; {@code ProvisionPairing} puts extracted and expected together; what is left over, and what
 * the pairs say about ids, types, names, dates and keys, becomes issues; {@code Score} adds them up.
 */
@NullMarked
package dev.assize.judges.provision;

import org.jspecify.annotations.NullMarked;
