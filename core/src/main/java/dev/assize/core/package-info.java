/**
 * The contract every judge keeps: {@link dev.assize.core.Judge} reads a case, asks closed questions and rules.
 * Read {@code Judge} first, then {@code dev.assize.core.question} (what is asked and answered) and
 * {@code dev.assize.core.flow} (how one case is heard).
 */
@NullMarked
package dev.assize.core;

import org.jspecify.annotations.NullMarked;
