package dev.assize.core.question;

/**
 * A kind of question that a judge may ask, for {@code describe} and for the epoch.
 *
 * @param form the name of its form
 * @param when in which situation it is asked
 */
public record QuestionOutline(Wording wording, String form, String when) {}
