/**
 * A language model on loopback for tests: {@link dev.assize.testkit.model.ModelServer} speaks the wire protocols of the
 * real providers, answers what a function tells it to, and fails as {@link dev.assize.testkit.model.Faults} say.
 */
@NullMarked
package dev.assize.testkit.model;

import org.jspecify.annotations.NullMarked;
