/** The report card of a judge, made: {@link dev.assize.engine.probe.ProbeSession}. */
@NullMarked
package dev.assize.engine.probe;

import org.jspecify.annotations.NullMarked;
