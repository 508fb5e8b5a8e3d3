package dev.assize.core.question;

import org.jspecify.annotations.Nullable;

/** A question's name within one case, issued by the judge: {@code fact-3}. */
public record QuestionId(String value) {

    public QuestionId {
        if (value.isBlank()) {
            throw new IllegalArgumentException("A question id is not blank");
        }
    }

    public static QuestionId of(String value) {
        return new QuestionId(value);
    }

    // Written out: what Java makes of a record is only put together when it is first called, which takes a while at the
    // start.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof QuestionId that && value.equals(that.value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public String toString() {
        return value;
    }
}
