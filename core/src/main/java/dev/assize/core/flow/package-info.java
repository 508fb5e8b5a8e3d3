/**
 * One case, from record to result. {@link dev.assize.core.flow.Hearing} is the only place where reading, asking,
 * answering and ruling meet, so that every shell gives the same result for the same case and answers.
 */
@NullMarked
package dev.assize.core.flow;

import org.jspecify.annotations.NullMarked;
