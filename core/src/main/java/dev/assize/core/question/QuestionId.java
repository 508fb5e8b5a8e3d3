package dev.assize.core.question;

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

    @Override
    public String toString() {
        return value;
    }
}
