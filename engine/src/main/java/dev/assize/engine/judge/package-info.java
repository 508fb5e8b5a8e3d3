/**
 * Judges by name: {@link dev.assize.engine.judge.JudgeCatalog} knows which there are,
 * {@link dev.assize.engine.judge.ChosenJudge} is one that somebody chose, with its settings.
 */
@NullMarked
package dev.assize.engine.judge;

import org.jspecify.annotations.NullMarked;
