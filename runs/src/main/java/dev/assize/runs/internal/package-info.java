/** What several packages of the runs share and nobody else needs: work in order, short texts, escaped XML. */
@NullMarked
package dev.assize.runs.internal;

import org.jspecify.annotations.NullMarked;
