/** The pack of German: {@link dev.assize.text.lang.de.German} and the word lists beside it. */
@NullMarked
package dev.assize.text.lang.de;

import org.jspecify.annotations.NullMarked;
