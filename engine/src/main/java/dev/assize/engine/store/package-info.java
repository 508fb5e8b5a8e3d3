/** Which store is worked on, and which run: {@link dev.assize.engine.store.StoreChoice} opens both. */
@NullMarked
package dev.assize.engine.store;

import org.jspecify.annotations.NullMarked;
