/** What every part of the engine needs: the variables of the process, and the way to say that something is set up wrongly. */
@NullMarked
package dev.assize.engine.setup;

import org.jspecify.annotations.NullMarked;
