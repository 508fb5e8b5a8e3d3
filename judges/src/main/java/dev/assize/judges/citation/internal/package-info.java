/**
 * Readers that answer this judge's questions by rules: {@link dev.assize.judges.citation.internal.CitationReasoningReader} for
 * what an argument does, {@link dev.assize.judges.citation.internal.ContextReader} for which candidate a snippet is
 * about, within and across French and Dutch.
 */
@NullMarked
package dev.assize.judges.citation.internal;

import org.jspecify.annotations.NullMarked;
