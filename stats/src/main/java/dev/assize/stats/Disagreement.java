package dev.assize.stats;

/**
 * The sum of a distance over all ordered pairs of ratings, for one draw of units, on one thread.
 *
 * <p>The textbook formula of alpha goes through the pairs. None of the three distances needs that. For numbers the sum
 * of squared differences of m values is 2m times their squared deviations from the mean. The ordinal distance of two
 * ratings is the difference of their mean ranks, so it is the same sum over ranks. For names the sum is the number of
 * pairs less the number of equal ones. All are linear in the number of ratings.
 */
sealed interface Disagreement {

    /** Over the ratings of one unit, given by their codes. */
    double within(int[] unit);

    /** Over all ratings, given how often each code occurs. */
    double among(long[] counts, long total);

    /** Squared distance between the positions of two codes. */
    final class OfPositions implements Disagreement {

        private final double[] positions;

        OfPositions(double[] positions) {
            this.positions = positions;
        }

        @Override
        public double within(int[] unit) {
            // From the first rating on, equal ratings leave exactly zero.
            double origin = positions[unit[0]];
            double sum = 0;
            double squares = 0;
            for (int code : unit) {
                double offset = positions[code] - origin;
                sum += offset;
                squares += offset * offset;
            }
            return 2 * (unit.length * squares - sum * sum);
        }

        @Override
        public double among(long[] counts, long total) {
            double mean = 0;
            for (int code = 0; code < counts.length; code++) {
                mean += counts[code] * positions[code] / total;
            }
            double squares = 0;
            for (int code = 0; code < counts.length; code++) {
                squares += counts[code] * (positions[code] - mean) * (positions[code] - mean);
            }
            return 2 * total * squares;
        }
    }

    /** One for each pair of unequal codes. */
    final class OfNames implements Disagreement {

        /** Scratch space, all zero between calls. */
        private final int[] seen;

        OfNames(int codes) {
            this.seen = new int[codes];
        }

        @Override
        public double within(int[] unit) {
            long equal = 0;
            for (int code : unit) {
                // The k-th equal rating adds 2k-1 ordered pairs, the one with itself included.
                equal += 2L * seen[code] + 1;
                seen[code]++;
            }
            for (int code : unit) {
                seen[code] = 0;
            }
            return (double) unit.length * unit.length - equal;
        }

        @Override
        public double among(long[] counts, long total) {
            double equal = 0;
            for (long count : counts) {
                equal += (double) count * count;
            }
            return (double) total * total - equal;
        }
    }
}
