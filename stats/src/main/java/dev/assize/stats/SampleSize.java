package dev.assize.stats;

import java.util.OptionalLong;
import java.util.function.LongToDoubleFunction;

/** The search for how many more labels make an interval as narrow as wished. */
final class SampleSize {

    /** More than anybody labels; a width not reached by then is not reached at all. */
    private static final long MOST = 1L << 40;

    private SampleSize() {}

    /**
     * The smallest number of further labels that brings the half-width down to the one wished, given how it shrinks as
     * labels are added; empty when no number does.
     */
    static OptionalLong more(double wished, LongToDoubleFunction halfWidth) {
        if (!(wished > 0)) {
            throw new IllegalArgumentException(
                    "A half-width must be above zero, got " + wished + "; 0.02 is ±2 points");
        }
        if (halfWidth.applyAsDouble(0) <= wished) {
            return OptionalLong.of(0);
        }
        if (halfWidth.applyAsDouble(MOST) > wished) {
            return OptionalLong.empty();
        }
        long tooFew = 0;
        long enough = MOST;
        while (enough - tooFew > 1) {
            long middle = (tooFew + enough) >>> 1;
            if (halfWidth.applyAsDouble(middle) <= wished) {
                enough = middle;
            } else {
                tooFew = middle;
            }
        }
        return OptionalLong.of(enough);
    }
}
