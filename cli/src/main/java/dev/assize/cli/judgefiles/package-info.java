/** Commands for judges of one's own: a starter, its tests, and what other tools' judges become. */
@NullMarked
package dev.assize.cli.judgefiles;

import org.jspecify.annotations.NullMarked;
