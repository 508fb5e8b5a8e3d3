/**
 * The transport under the model library: {@link dev.assize.models.http.Transport} sends one request over a pooled
 * connection and never repeats it; whatever is no success becomes an {@link dev.assize.models.http.HttpFailure}.
 */
@NullMarked
package dev.assize.models.http;

import org.jspecify.annotations.NullMarked;
