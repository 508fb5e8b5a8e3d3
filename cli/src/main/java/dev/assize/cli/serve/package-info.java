/** The commands {@code serve} and {@code users}. Classes of the server are loaded by nothing else. */
@NullMarked
package dev.assize.cli.serve;

import org.jspecify.annotations.NullMarked;
