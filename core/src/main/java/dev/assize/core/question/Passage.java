package dev.assize.core.question;

import org.jspecify.annotations.Nullable;

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

    // Looked up for every question: what Java makes for a record takes several times as long before it is optimised.
    @Override
    public int hashCode() {
        return 31 * name.hashCode() + text.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Passage passage
                && item == passage.item
                && name.equals(passage.name)
                && text.equals(passage.text);
    }
}
