/**
 * What keeps text under judgement from passing for instructions: {@link dev.assize.models.internal.injection.Delimiter} marks where each
 * text starts and ends, {@link dev.assize.models.internal.injection.SpecialTokens} takes the force from the marks that chat formats
 * reserve, and {@link dev.assize.models.internal.injection.InstructionFinder} notices texts that speak to the model.
 */
@NullMarked
package dev.assize.models.internal.injection;

import org.jspecify.annotations.NullMarked;
