package dev.assize.judges.citation;

import org.jspecify.annotations.Nullable;

/** The confidence that the right answer deserves, both ends included. */
record ExpectedRange(int min, int max) {

    private static final int NARROWEST = 5;

    /** Cut so that it ends at the ceiling; what would begin at or above it becomes the last five points below it. */
    ExpectedRange cutAt(@Nullable Ceiling ceiling) {
        if (ceiling == null || max <= ceiling.limit()) {
            return this;
        }
        int top = ceiling.limit();
        return min >= top ? new ExpectedRange(top - NARROWEST, top) : new ExpectedRange(min, top);
    }

    @Override
    public String toString() {
        return min + "-" + max + "%";
    }
}
