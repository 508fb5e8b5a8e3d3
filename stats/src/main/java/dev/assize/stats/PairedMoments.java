package dev.assize.stats;

/** Means, sample variances and sample covariance of two paired series of at least two values. */
record PairedMoments(
        int pairs,
        double firstMean,
        double secondMean,
        double firstVariance,
        double secondVariance,
        double covariance) {

    static PairedMoments of(double[] first, double[] second) {
        int n = first.length;
        double firstMean = Series.sum(first) / n;
        double secondMean = Series.sum(second) / n;
        double firstSquares = 0;
        double secondSquares = 0;
        double products = 0;
        for (int i = 0; i < n; i++) {
            double x = first[i] - firstMean;
            double y = second[i] - secondMean;
            firstSquares += x * x;
            secondSquares += y * y;
            products += x * y;
        }
        return new PairedMoments(
                n,
                firstMean,
                secondMean,
                Series.isConstant(first) ? 0 : firstSquares / (n - 1),
                Series.isConstant(second) ? 0 : secondSquares / (n - 1),
                products / (n - 1));
    }
}
