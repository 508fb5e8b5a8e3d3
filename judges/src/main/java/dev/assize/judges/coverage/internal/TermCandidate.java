package dev.assize.judges.coverage.internal;

import dev.assize.judges.coverage.internal.NounPhrases.Phrase;
import java.util.Set;

/**
 * What may be a term of a reference.
 *
 * @param keys of its words
 * @param signals what tells whether it is one, in the order of {@link TermSignal}
 */
@SuppressWarnings("ArrayRecordComponent") // They are read, and compared with nothing.
record TermCandidate(Phrase phrase, Set<String> keys, double[] signals) {}
