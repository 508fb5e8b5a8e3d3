/**
 * What language models write, read by what it means: one reader for outputs under judgement, for verdicts under audit and for
 * the replies of models that answer.
 *
 * <p>{@link dev.assize.core.lenient.LenientText} finds the JSON in a text; {@link dev.assize.core.lenient.LenientReply} the
 * objects in a reply, where a key that stands twice must be seen; {@link dev.assize.core.lenient.LenientJson} is what both
 * hold. {@link dev.assize.core.lenient.ListText} reads lists that are no JSON, {@link
 * dev.assize.core.lenient.StatedConfidence} how sure a model says it is. Whatever is plain JSON is read exactly as JSON.
 */
@NullMarked
package dev.assize.core.lenient;

import org.jspecify.annotations.NullMarked;
