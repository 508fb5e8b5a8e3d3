/**
 * JSON as language models write it. {@link dev.assize.models.lenient.LooseReply} finds the objects in a reply, {@link
 * dev.assize.models.lenient.Loose} is what they hold.
 */
@NullMarked
package dev.assize.models.lenient;

import org.jspecify.annotations.NullMarked;
