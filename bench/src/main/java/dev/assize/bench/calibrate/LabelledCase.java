package dev.assize.bench.calibrate;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.question.Question;
import java.util.Optional;
import java.util.function.Function;

/**
 * A case of which people, or the way it was made, tell the right answers to some questions.
 *
 * @param set the data it comes from
 * @param document what other cases may share; all that is known of one document is in one fold
 * @param truth the right answer to a question, in the words of {@link LabelledSet#said}; empty where nobody tells
 */
record LabelledCase(String set, String document, ObjectNode record, Function<Question, Optional<String>> truth) {}
