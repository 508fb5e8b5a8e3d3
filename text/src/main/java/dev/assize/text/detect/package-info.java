/**
 * Which language a text is in: one with rules, one without, or not to be told from so few words.
 *
 * <p>{@link dev.assize.text.detect.LanguageDetector} reads the script and the little words; read
 * {@link dev.assize.text.detect.DetectedLanguage} first.
 */
@NullMarked
package dev.assize.text.detect;

import org.jspecify.annotations.NullMarked;
