package dev.assize.judgefiles.judge;

import dev.assize.core.question.Form;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import org.jspecify.annotations.Nullable;

/**
 * A question whose form and list are known.
 *
 * @param variable its name in expressions
 * @param section where the file writes it
 * @param optionsFrom the options of a choice that come from the case; null where the file lists them
 * @param each what it goes over; null for a question that is asked once
 * @param field under which name the items of the list carry its answers
 */
record OutlinedQuestion(
        String name,
        String variable,
        Section section,
        Form form,
        MarkedNode.@Nullable Scalar optionsFrom,
        FileQuestion.@Nullable Each each,
        String field) {

    ValueType type() {
        return AnswerDatum.type(form, optionsFrom != null);
    }

    /** Whether it goes over that list. */
    boolean goesOver(String list) {
        return each != null && each.list().equals(list);
    }
}
