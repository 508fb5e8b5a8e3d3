/**
 * Judges written as YAML files. {@link dev.assize.judgefiles.judge.JudgeFile} reads one and says all that is wrong with it at
 * once; {@link dev.assize.judgefiles.judge.FileJudge} is the judge that it describes.
 */
@NullMarked
package dev.assize.judgefiles.judge;

import org.jspecify.annotations.NullMarked;
