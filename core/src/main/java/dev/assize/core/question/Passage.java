package dev.assize.core.question;

/**
 * A text that a question is about, under the name by which the wording speaks of it.
 *
 * @param item whether it is what sets this question apart from others of its kind: the fact among facts, the entry among
 *     entries
 */
public record Passage(String name, String text, boolean item) {

    public Passage {
        if (name.isBlank()) {
            throw new IllegalArgumentException("A passage has a name");
        }
    }

    /** A text that other questions of the case may be about as well. */
    public Passage(String name, String text) {
        this(name, text, false);
    }

    /** The one thing of many that a question is about. */
    public static Passage item(String name, String text) {
        return new Passage(name, text, true);
    }
}
