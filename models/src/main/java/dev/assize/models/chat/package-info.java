/** One call of a language model: {@link dev.assize.models.chat.Chat} is what everything else here is built on. */
@NullMarked
package dev.assize.models.chat;

import org.jspecify.annotations.NullMarked;
