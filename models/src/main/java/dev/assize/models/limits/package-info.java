/**
 * Retries and rates: {@link dev.assize.models.limits.RetryingChat} tries again what may work later, and
 * {@link dev.assize.models.limits.RateLimiter} holds calls back so that a provider's rate is found rather than hammered.
 */
@NullMarked
package dev.assize.models.limits;

import org.jspecify.annotations.NullMarked;
