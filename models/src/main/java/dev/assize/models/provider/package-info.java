/**
 * Providers of language models. {@link dev.assize.models.provider.Providers} lists them and opens one of their models as
 * a {@link dev.assize.models.chat.Chat}; a call is made once, and whatever goes wrong is told by kind.
 */
@NullMarked
package dev.assize.models.provider;

import org.jspecify.annotations.NullMarked;
