package dev.assize.core.question;

/** A text that a question is about, under the name by which the wording speaks of it. */
public record Passage(String name, String text) {

    public Passage {
        if (name.isBlank()) {
            throw new IllegalArgumentException("A passage has a name");
        }
    }
}
