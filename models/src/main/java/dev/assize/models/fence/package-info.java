/**
 * What keeps text under judgement from passing for instructions: {@link dev.assize.models.fence.Fence} marks where each
 * text starts and ends, {@link dev.assize.models.fence.ControlMarks} takes the force from the marks that chat formats
 * reserve, and {@link dev.assize.models.fence.InstructionFinder} notices texts that speak to the model.
 */
@NullMarked
package dev.assize.models.fence;

import org.jspecify.annotations.NullMarked;
