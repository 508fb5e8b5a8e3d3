/**
 * How judges are found by name, ours and anybody's: {@link dev.assize.core.catalog.JudgeProvider} is one judge,
 * {@link dev.assize.core.catalog.JudgeSource} opens what is named by a path.
 */
@NullMarked
package dev.assize.core.catalog;

import org.jspecify.annotations.NullMarked;
