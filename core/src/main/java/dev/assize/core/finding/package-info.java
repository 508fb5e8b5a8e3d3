/** What a judge found, how bad it is, and where it stands in a text: {@link dev.assize.core.finding.Finding}. */
@NullMarked
package dev.assize.core.finding;

import org.jspecify.annotations.NullMarked;
