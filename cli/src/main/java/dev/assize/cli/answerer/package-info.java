/** Who answers: from what the user wrote to an {@link dev.assize.core.question.Answerer}. */
@NullMarked
package dev.assize.cli.answerer;

import org.jspecify.annotations.NullMarked;
