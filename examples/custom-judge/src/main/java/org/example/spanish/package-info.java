/** A language from outside: {@link org.example.spanish.Spanish} and its word lists. */
@NullMarked
package org.example.spanish;

import org.jspecify.annotations.NullMarked;
