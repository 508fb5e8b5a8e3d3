/**
 * How well provisions are read and judged: the grammar against annotated decisions, the judge on perfect extractions and on
 * damaged ones. Start with {@link dev.assize.bench.provision.ProvisionAccuracy}.
 */
@NullMarked
package dev.assize.bench.provision;

import org.jspecify.annotations.NullMarked;
