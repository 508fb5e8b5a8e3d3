package dev.assize.core.question;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A question's id within one case, with what it asks.
 *
 * @param untyped as it stands in a result
 * @param <V> the kind of value that answers it
 */
public record TypedQuestionId<V extends Value>(QuestionHandle<V> handle, QuestionId untyped) {

    /** The question itself. */
    public Question question(List<Passage> passages) {
        return handle.question(untyped, passages);
    }

    /** The question where its form differs from case to case. */
    public Question question(Form form, List<Passage> passages) {
        return handle.question(untyped, form, passages);
    }

    /** Whether a question is this one. */
    public boolean is(Question question) {
        return untyped.equals(question.id());
    }

    // Within one judge the id says all; written out as in QuestionId, for the same reason.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TypedQuestionId<?> that && untyped.equals(that.untyped);
    }

    @Override
    public int hashCode() {
        return untyped.hashCode();
    }

    @Override
    public String toString() {
        return untyped.toString();
    }
}
