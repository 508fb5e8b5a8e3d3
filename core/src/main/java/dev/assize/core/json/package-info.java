/** Reading and writing JSON, with number form and escaping decided once: {@link dev.assize.core.json.Json}. */
@NullMarked
package dev.assize.core.json;

import org.jspecify.annotations.NullMarked;
