/** What holds for every part that can be added to the engine from outside; {@code CONTRIBUTING.md} has a section for each. */
@NullMarked
package dev.assize.testkit.engine;

import org.jspecify.annotations.NullMarked;
