/**
 * Patience with providers: {@link dev.assize.models.traffic.PatientChat} tries again what may work later, and
 * {@link dev.assize.models.traffic.Traffic} holds calls back so that a provider's rate is found rather than hammered.
 */
@NullMarked
package dev.assize.models.traffic;

import org.jspecify.annotations.NullMarked;
