/**
 * How judge files become judges that commands can name: {@link dev.assize.judgefiles.JudgeFileSource} opens folders, YAML files and
 * graders, and the providers beside it are the judge files that ship with Assize.
 */
@NullMarked
package dev.assize.judgefiles;

import org.jspecify.annotations.NullMarked;
