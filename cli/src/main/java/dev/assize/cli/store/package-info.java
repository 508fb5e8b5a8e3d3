/** Which store a command works on: {@link dev.assize.cli.store.StoreOption} is mixed into every command that reads or keeps runs. */
@NullMarked
package dev.assize.cli.store;

import org.jspecify.annotations.NullMarked;
