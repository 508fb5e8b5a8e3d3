package dev.assize.judges.coverage.internal;

import dev.assize.text.Span;
import java.util.List;

/**
 * Whether an output is built like its reference.
 *
 * <p>It is, unless it is very different: three or more matched items in largely reversed order, or another kind of
 * text altogether (a bare list or table against connected prose) in another order.
 */
public record Organisation(boolean similar, String reason) {

    private static final int ENOUGH_TO_TELL = 3;

    /** @param quotes where the output states the matched items, in the order of the reference */
    public static Organisation of(String reference, String output, List<Span> quotes) {
        long pairs = 0;
        long reversed = 0;
        int[] starts = quotes.stream().mapToInt(Span::start).toArray();
        for (int i = 0; i < starts.length; i++) {
            for (int j = i + 1; j < starts.length; j++) {
                pairs += starts[i] == starts[j] ? 0 : 1;
                reversed += starts[i] > starts[j] ? 1 : 0;
            }
        }
        boolean enough = quotes.size() >= ENOUGH_TO_TELL && pairs >= ENOUGH_TO_TELL;
        if (enough && reversed * 3 >= pairs * 2) {
            return new Organisation(false, reversed + " of " + pairs + " pairs of items come in reversed order");
        }
        if (reversed * 2 > pairs) {
            Layout there = Layout.of(reference);
            Layout here = Layout.of(output);
            if (there != here) {
                return new Organisation(
                        false, here.describe() + " instead of " + there.describe() + ", in another order");
            }
        }
        return new Organisation(true, "the same order and kind of text");
    }
}
