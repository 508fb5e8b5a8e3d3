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
        for (int i = 0; i < quotes.size(); i++) {
            for (int j = i + 1; j < quotes.size(); j++) {
                int order = Integer.compare(quotes.get(i).start(), quotes.get(j).start());
                if (order != 0) {
                    pairs++;
                    reversed += order > 0 ? 1 : 0;
                }
            }
        }
        boolean enough = quotes.size() >= ENOUGH_TO_TELL && pairs >= ENOUGH_TO_TELL;
        if (enough && reversed * 3 >= pairs * 2) {
            return new Organisation(false, reversed + " of " + pairs + " pairs of items come in reversed order");
        }
        Layout there = Layout.of(reference);
        Layout here = Layout.of(output);
        boolean another = there != here && reversed * 2 > pairs;
        return another
                ? new Organisation(false, here.describe() + " instead of " + there.describe() + ", in another order")
                : new Organisation(true, "the same order and kind of text");
    }
}
