package dev.assize.judges.brand;

import dev.assize.core.finding.Evidence;
import dev.assize.core.question.TypedQuestionId;
import dev.assize.core.question.Value;
import dev.assize.judges.brand.internal.Name;
import dev.assize.text.Span;

/**
 * One entry of the output.
 *
 * @param position from 1, among the entries without exact repeats
 */
record Entry(int position, String text, Name name) {

    /** What it is to the brand. */
    TypedQuestionId<Value.Choice> question() {
        return BrandQuestions.RELATION.id(position);
    }

    /** The entry between quotation marks. */
    String quoted() {
        return "\"" + text + "\"";
    }

    Evidence evidence() {
        return Evidence.in(BrandFields.PREDICTED + "." + position, text, Span.of(0, text.length()));
    }
}
