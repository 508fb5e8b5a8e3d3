/** Review by people: which question comes next, the screen that asks it, what they agree on, what can be taken along. */
@NullMarked
package dev.assize.server.review;

import org.jspecify.annotations.NullMarked;
