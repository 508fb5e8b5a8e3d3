/**
 * JSON as language models write it. {@link dev.assize.models.loose.LooseReply} finds the objects in a reply, {@link
 * dev.assize.models.loose.Loose} is what they hold.
 */
@NullMarked
package dev.assize.models.loose;

import org.jspecify.annotations.NullMarked;
