/**
 * What all pages share: one design, one frame, markup that escapes whatever goes into it. Start at {@link
 * dev.assize.runs.page.PageFrame}.
 */
@NullMarked
package dev.assize.runs.page;

import org.jspecify.annotations.NullMarked;
