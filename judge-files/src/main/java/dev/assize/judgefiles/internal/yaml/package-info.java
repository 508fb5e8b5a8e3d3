/**
 * YAML files with the place of everything in them, read within bounds: {@link dev.assize.judgefiles.internal.yaml.YamlReader} makes
 * {@link dev.assize.judgefiles.internal.yaml.MarkedNode}s, {@link dev.assize.judgefiles.internal.yaml.Mistakes} collects what is wrong with them.
 */
@NullMarked
package dev.assize.judgefiles.internal.yaml;

import org.jspecify.annotations.NullMarked;
