/**
 * Several answerers as one: {@link dev.assize.core.panel.Panel} lets them vote, {@link dev.assize.core.panel.Sampled}
 * lets one vote with itself, {@link dev.assize.core.panel.Cascade} asks the next only what the one before withheld. Read
 * {@code Vote} to see what a majority is for each form of answer.
 */
@NullMarked
package dev.assize.core.panel;

import org.jspecify.annotations.NullMarked;
