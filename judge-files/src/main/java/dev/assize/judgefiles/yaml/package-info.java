/** What is said of a file that cannot be used: {@link dev.assize.judgefiles.yaml.UnusableFile}. */
@NullMarked
package dev.assize.judgefiles.yaml;

import org.jspecify.annotations.NullMarked;
