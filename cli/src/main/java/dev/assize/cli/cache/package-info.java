/** The answers that models gave before: {@link dev.assize.cli.cache.CacheCommand} shows what is kept and forgets it. */
@NullMarked
package dev.assize.cli.cache;

import org.jspecify.annotations.NullMarked;
