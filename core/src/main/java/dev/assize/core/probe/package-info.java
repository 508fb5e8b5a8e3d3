/**
 * Changes to a case whose effect on the verdict is known beforehand, so that a judge can be tried: a {@link
 * dev.assize.core.probe.Probe} makes them, an {@link dev.assize.core.probe.Effect} says what they must do.
 */
@NullMarked
package dev.assize.core.probe;

import org.jspecify.annotations.NullMarked;
