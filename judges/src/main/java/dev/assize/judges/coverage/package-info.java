/**
 * The reference-coverage judge: how much of a reference answer an output states.
 * {@link dev.assize.judges.coverage.ReferenceCoverage} is the judge, {@link dev.assize.judges.coverage.CoverageScore}
 * its arithmetic, {@link dev.assize.judges.coverage.EmbeddedCoverage} the answerer that ships with it.
 */
@NullMarked
package dev.assize.judges.coverage;

import org.jspecify.annotations.NullMarked;
