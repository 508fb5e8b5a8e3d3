/** Makes the table of French and Dutch words that ships with the library; in its package because it uses its parts. */
@NullMarked
package dev.assize.law.be.bilingual;

import org.jspecify.annotations.NullMarked;
