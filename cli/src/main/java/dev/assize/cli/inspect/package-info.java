/** {@code assize inspect}: what stands in a file of cases, and what a judge would find in it. */
@NullMarked
package dev.assize.cli.inspect;

import org.jspecify.annotations.NullMarked;
