/**
 * The judge {@code citation-mapping}: did a system find the court decision that a citation means, and is its confidence
 * worth anything? Courts, numbers, dates, ceilings and ranges are decided by code; what the context supports and how the
 * system argued are questions. Read {@link dev.assize.judges.citation.CitationMapping} first.
 */
@NullMarked
package dev.assize.judges.citation;

import org.jspecify.annotations.NullMarked;
