/** A real browser for tests of pages: {@link dev.assize.testkit.browser.Browser} starts it and opens pages in it. */
@NullMarked
package dev.assize.testkit.browser;

import org.jspecify.annotations.NullMarked;
