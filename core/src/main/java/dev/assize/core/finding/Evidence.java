package dev.assize.core.finding;

import dev.assize.text.Span;

/**
 * A place in a text of the case that shows something.
 *
 * @param passage the name of the text, usually the field it came in
 * @param span where in that text
 * @param quote the characters that stand there
 */
public record Evidence(String passage, Span span, String quote) {

    public Evidence {
        if (quote.length() != span.length()) {
            throw new IllegalArgumentException(
                    "The quote \"" + quote + "\" has " + quote.length() + " characters, its span " + span.length());
        }
    }

    public static Evidence in(String passage, String text, Span span) {
        return new Evidence(passage, span, span.in(text));
    }
}
