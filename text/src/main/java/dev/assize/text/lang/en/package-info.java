/** The pack of English: {@link dev.assize.text.lang.en.English} and the word lists beside it. */
@NullMarked
package dev.assize.text.lang.en;

import org.jspecify.annotations.NullMarked;
