/** Assize from Java: {@link dev.assize.engine.Assize} is the way in; {@code docs/java.md} shows it at work. */
@NullMarked
package dev.assize.engine;

import org.jspecify.annotations.NullMarked;
