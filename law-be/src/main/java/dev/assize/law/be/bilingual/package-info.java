/**
 * French and Dutch words of Belgian case law that stand for one another, and what can be done with them: read
 * {@link dev.assize.law.be.bilingual.BilingualTable} for the words, and {@link dev.assize.law.be.bilingual.PassageMatch}
 * for telling which of several texts a passage is about, whichever of the two languages each is in.
 */
@NullMarked
package dev.assize.law.be.bilingual;

import org.jspecify.annotations.NullMarked;
