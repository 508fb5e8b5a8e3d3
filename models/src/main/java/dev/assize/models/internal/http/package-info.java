/**
 * The transport under the model library: {@link dev.assize.models.internal.http.Transport} sends one request over a pooled
 * connection and never repeats it; whatever is no success becomes an {@link dev.assize.models.internal.http.HttpFailure}.
 */
@NullMarked
package dev.assize.models.internal.http;

import org.jspecify.annotations.NullMarked;
