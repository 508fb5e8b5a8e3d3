/** The pack of French: {@link dev.assize.text.lang.fr.French} and the word lists beside it. */
@NullMarked
package dev.assize.text.lang.fr;

import org.jspecify.annotations.NullMarked;
