/** Formats of cases that need a library which datasets do without: {@link dev.assize.engine.dataset.YamlFormat}. */
@NullMarked
package dev.assize.engine.dataset;

import org.jspecify.annotations.NullMarked;
