package dev.assize.core.question;

import dev.assize.core.finding.Evidence;
import java.util.List;

/**
 * Words that an answerer says it read in a passage; code looks for them.
 *
 * @param text the words; parts left out are marked with an ellipsis
 * @param from where to start looking, for whoever knows; 0 otherwise
 * @param more further parts, for whoever knows where each of them stands
 */
public record Quote(String text, int from, List<Quote> more) {

    public static final Quote NONE = new Quote("", 0);

    public Quote {
        if (from < 0) {
            throw new IllegalArgumentException("A quote is looked for from 0 on, got " + from);
        }
        more = List.copyOf(more);
    }

    public Quote(String text, int from) {
        this(text, from, List.of());
    }

    /** Words that were found before, looked for again where they stood; none when there is no evidence. */
    public static Quote again(List<Evidence> evidence) {
        List<Quote> parts = evidence.stream()
                .map(piece -> new Quote(piece.quote(), piece.span().start()))
                .toList();
        return parts.isEmpty() ? NONE : new Quote(parts.get(0).text, parts.get(0).from, parts.subList(1, parts.size()));
    }

    public static Quote of(String text) {
        return new Quote(text, 0);
    }

    public boolean isEmpty() {
        return text.isBlank();
    }
}
