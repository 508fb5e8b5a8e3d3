package dev.assize.core.question;

/**
 * Words that an answerer says it read in a passage; code looks for them.
 *
 * @param text the words; parts left out are marked with an ellipsis
 * @param from where to start looking, for whoever knows; 0 otherwise
 */
public record Quote(String text, int from) {

    public static final Quote NONE = new Quote("", 0);

    public Quote {
        if (from < 0) {
            throw new IllegalArgumentException("A quote is looked for from 0 on, got " + from);
        }
    }

    public static Quote of(String text) {
        return new Quote(text, 0);
    }

    public boolean isEmpty() {
        return text.isBlank();
    }
}
