/**
 * Text as every other module reads it, in English, French, Dutch and German.
 *
 * <p>What is known of a language is a {@link dev.assize.text.LanguagePack}, found as a service; the packs lie in {@code lang}.
 *
 * <p>{@link dev.assize.text.Span}s of the original; {@link dev.assize.text.FoldedText}, a comparable form that remembers
 * where each character came from; {@link dev.assize.text.Sentences}; {@link dev.assize.text.Tokenizer}, which reads words
 * with their stems, numbers with their values and dates by their parts; {@link dev.assize.text.Names};
 * and {@link dev.assize.text.Lexicon}, what the small words are for. Which language a text is in tells {@code detect}. Read
 * {@code FoldedText} first.
 */
@NullMarked
package dev.assize.text;

import org.jspecify.annotations.NullMarked;
