/**
 * What keeps text under judgement from passing for instructions: {@link dev.assize.models.injection.Fence} marks where each
 * text starts and ends, {@link dev.assize.models.injection.ControlMarks} takes the force from the marks that chat formats
 * reserve, and {@link dev.assize.models.injection.InstructionFinder} notices texts that speak to the model.
 */
@NullMarked
package dev.assize.models.injection;

import org.jspecify.annotations.NullMarked;
