package dev.assize.testkit;

import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * A fixture whose marks are the expected evidence: {@code Voir ⟦l'article 9⟧ et …}.
 *
 * @param text without the marks
 * @param marks where they were
 */
public record MarkedText(String text, List<Span> marks) {

    private static final char OPEN = '⟦';
    private static final char CLOSE = '⟧';

    public MarkedText {
        marks = List.copyOf(marks);
    }

    public static MarkedText parse(String marked) {
        StringBuilder text = new StringBuilder();
        List<Span> marks = new ArrayList<>();
        int open = -1;
        for (int i = 0; i < marked.length(); i++) {
            char unit = marked.charAt(i);
            if (unit == OPEN) {
                open = text.length();
            } else if (unit == CLOSE) {
                marks.add(Span.of(open, text.length()));
            } else {
                text.append(unit);
            }
        }
        return new MarkedText(text.toString(), marks);
    }
}
