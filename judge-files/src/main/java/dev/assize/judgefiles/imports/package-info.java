/**
 * Judges of other tools as judge files: {@link dev.assize.judgefiles.imports.JudgeImport} tells what a file is and writes the judge
 * file that does the same. What cannot be carried over is named, each with the reason.
 */
@NullMarked
package dev.assize.judgefiles.imports;

import org.jspecify.annotations.NullMarked;
