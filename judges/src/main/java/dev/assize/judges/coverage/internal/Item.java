package dev.assize.judges.coverage.internal;

import dev.assize.text.Span;

/** One fact, conclusion or term of a reference, and where the reference says it. */
public record Item(String text, Span source) {

    public Item {
        if (text.isBlank()) {
            throw new IllegalArgumentException("An item of a checklist needs a text, got \"" + text + "\"");
        }
    }
}
