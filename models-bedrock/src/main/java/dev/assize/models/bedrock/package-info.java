/** Models behind Amazon Bedrock: {@link dev.assize.models.bedrock.Bedrock} is found by {@code ServiceLoader}. */
@NullMarked
package dev.assize.models.bedrock;

import org.jspecify.annotations.NullMarked;
