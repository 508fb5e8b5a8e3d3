/** The judge {@code word-limit}: {@link org.example.wordlimit.WordLimitProvider} is how Assize finds it. */
package org.example.wordlimit;
