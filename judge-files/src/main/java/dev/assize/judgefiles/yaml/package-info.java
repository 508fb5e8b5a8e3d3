/**
 * YAML files with the place of everything in them, read within bounds: {@link dev.assize.judgefiles.yaml.YamlReader} makes
 * {@link dev.assize.judgefiles.yaml.MarkedNode}s, {@link dev.assize.judgefiles.yaml.Mistakes} collects what is wrong with them.
 */
@NullMarked
package dev.assize.judgefiles.yaml;

import org.jspecify.annotations.NullMarked;
