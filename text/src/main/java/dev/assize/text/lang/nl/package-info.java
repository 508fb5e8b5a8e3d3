/** The pack of Dutch: {@link dev.assize.text.lang.nl.Dutch} and the word lists beside it. */
@NullMarked
package dev.assize.text.lang.nl;

import org.jspecify.annotations.NullMarked;
