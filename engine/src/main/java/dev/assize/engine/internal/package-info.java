/** What stands beside the rules of a judge: second readers, and nobody where no rules can answer. */
@NullMarked
package dev.assize.engine.internal;

import org.jspecify.annotations.NullMarked;
