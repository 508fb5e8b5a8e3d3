/**
 * A model that judges whole cases with one complete prompt: {@link dev.assize.models.whole.WholePromptAnswerer} sends it,
 * {@link dev.assize.models.whole.WholeReply} finds the verdict in what comes back.
 */
@NullMarked
package dev.assize.models.whole;

import org.jspecify.annotations.NullMarked;
