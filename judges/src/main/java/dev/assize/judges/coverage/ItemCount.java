package dev.assize.judges.coverage;

/** How many of some items were found. */
record ItemCount(int matched, int total) {

    ItemCount {
        if (matched < 0 || matched > total) {
            throw new IllegalArgumentException("Matched " + matched + " of " + total);
        }
    }

    /** The share found; a category that the reference does not have is neutral. */
    Rational ratio() {
        return total == 0 ? Rational.ONE : Rational.of(matched, total);
    }
}
