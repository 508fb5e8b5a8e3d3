/**
 * Speed of judging with a language model, measured against a server on loopback that answers after a given time:
 * {@link dev.assize.bench.model.ModelThroughput} for the whole stack, {@link dev.assize.bench.model.Transports} for the
 * HTTP clients that could stand under it.
 */
@NullMarked
package dev.assize.bench.model;

import org.jspecify.annotations.NullMarked;
