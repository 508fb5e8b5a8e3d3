package dev.assize.bench.brand;

import java.util.Locale;

/** How many of some things are right; a counter for one thread. */
final class RightCount {

    private int right;
    private int all;

    void add(boolean isRight) {
        right += isRight ? 1 : 0;
        all++;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%d of %d (%.2f %%)", right, all, all == 0 ? 0 : 100.0 * right / all);
    }
}
