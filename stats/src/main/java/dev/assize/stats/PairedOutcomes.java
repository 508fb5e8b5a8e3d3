package dev.assize.stats;

import java.util.Optional;
import java.util.OptionalDouble;

/** Two runs over the same cases, by whether each passed: only the cases where they differ tell which is better. */
public record PairedOutcomes(long both, long onlyFirst, long onlySecond, long neither) {

    public PairedOutcomes {
        if (both < 0 || onlyFirst < 0 || onlySecond < 0 || neither < 0) {
            throw new IllegalArgumentException(
                    "Counts cannot be negative, got " + both + ", " + onlyFirst + ", " + onlySecond + ", " + neither);
        }
    }

    /** Counts the cases, each at the same place in both arrays. */
    public static PairedOutcomes of(boolean[] first, boolean[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException("Paired outcomes need the same cases, got " + first.length + " and "
                    + second.length + "; leave out the cases that only one run decided");
        }
        long[] counts = new long[4];
        for (int i = 0; i < first.length; i++) {
            counts[(first[i] ? 2 : 0) + (second[i] ? 1 : 0)]++;
        }
        return new PairedOutcomes(counts[3], counts[2], counts[1], counts[0]);
    }

    public long cases() {
        return both + onlyFirst + onlySecond + neither;
    }

    /**
     * McNemar's exact two-sided p-value: how often a fair coin splits the differing cases at least as unevenly. 1 when
     * the runs do not differ. Errs on the safe side; {@link #midP} is closer to the level it claims.
     *
     * <p>McNemar (1947), Psychometrika 12:153–157, in its binomial form.
     */
    public double exactP() {
        return Math.min(1, 2 * tail());
    }

    /**
     * McNemar's mid-p value: the exact one less the probability of the very split seen, or less half of it for an even
     * split. 1 when the runs do not differ.
     *
     * <p>Fagerland, Lydersen and Laake (2013), The McNemar test for binary matched-pairs data, BMC Med. Res. Methodol.
     * 13:91, who recommend it.
     */
    public double midP() {
        if (differing() == 0) {
            return 1;
        }
        double seen = pointProbability();
        return Math.max(0, exactP() - (onlyFirst == onlySecond ? seen / 2 : seen));
    }

    private long differing() {
        return onlyFirst + onlySecond;
    }

    private double tail() {
        double fewer = Math.min(onlyFirst, onlySecond);
        return IncompleteBeta.regularised(differing() - fewer, fewer + 1, 0.5);
    }

    private double pointProbability() {
        double logChoices = IncompleteBeta.logGamma(differing() + 1.0)
                - IncompleteBeta.logGamma(onlyFirst + 1.0)
                - IncompleteBeta.logGamma(onlySecond + 1.0);
        return Math.exp(logChoices - differing() * Math.log(2));
    }

    /** The second run's pass rate less the first's; empty without cases. */
    public OptionalDouble difference() {
        return cases() == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) (onlySecond - onlyFirst) / cases());
    }

    /**
     * The adjusted Wald interval of the difference, cut off at -1 and 1; empty without cases.
     *
     * <p>Bonett and Price (2012), Adjusted Wald confidence interval for a difference of binomial proportions based on
     * paired data, J. Educ. Behav. Stat. 37:479–488; recommended by Fagerland, Lydersen and Laake (2014), Stat. Med.
     * 33:2850–2875.
     */
    public Optional<Interval> interval(Confidence confidence) {
        if (cases() == 0) {
            return Optional.empty();
        }
        double n = cases() + 2.0;
        double up = (onlySecond + 1) / n;
        double down = (onlyFirst + 1) / n;
        double centre = up - down;
        double reach = confidence.z() * Math.sqrt((up + down - centre * centre) / n);
        return Optional.of(new Interval(centre - reach, centre + reach).within(-1, 1));
    }
}
