/**
 * What a reference states and what an output says of it, read by rules alone.
 *
 * <p>{@link dev.assize.judges.coverage.internal.ReferenceReader} makes the checklist of a reference: facts,
 * conclusions, terms. {@link dev.assize.judges.coverage.internal.OutputReader} is prepared once for an output and then
 * tells of each item whether the output states it, where, and why (not).
 * {@link dev.assize.judges.coverage.internal.Organisation} compares the order and the kind of the two texts. Nothing
 * here depends on the engine; the judge's embedded answerer is the caller. Read {@code OutputReader} first.
 */
@NullMarked
package dev.assize.judges.coverage.internal;

import org.jspecify.annotations.NullMarked;
